import { use, type ReactNode } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type {
  Catalogue,
  CompiledMessage,
  MessageId,
  Placeholders,
  PlainArguments,
  PlainId,
  RichArguments,
  SentenceOf,
} from './catalogue';
import { fetchMessages } from './fetch-messages';
import { languageFor, SOURCE_LANGUAGE } from './languages';
import { useLocale } from './locale';
import { plainText } from './plain-message';

/** The words of one package in one language. */
export interface Words<P extends Placeholders> {
  /** BCP 47 tag of the language that the words are in: English where there is no translation. */
  language: string;
  /** The message with this id as a string. Its placeholders are typed by the catalogue. */
  t<Id extends PlainId<P>>(id: Id, ...values: PlainArguments<P, Id>): string;
  /** The message for the page: its tags are functions of their content, and a placeholder may be an element. */
  rich<Id extends MessageId<P>>(id: Id, ...values: RichArguments<P, Id>): ReactNode;
  /** Writes the sentence that a model returned. */
  say(sentence: SentenceOf<P>): string;
}

export interface DefinedWords<P extends Placeholders> {
  /** The words in the page's locale, the same object until that changes. Suspends until a translation has arrived. */
  useWords(): Words<P>;
  /** The same outside of React, in a language that was loaded; until then English. */
  wordsIn(locale: string): Words<P>;
  /** Fetches the words for a locale; they are English if that fails. */
  loadWords(locale: string): Promise<void>;
}

type Messages<P extends Placeholders> = Catalogue<P>['messages'];

/**
 * The words of a package.
 * @param source the English catalogue, `words/en.json`
 * @param fetchCatalogue imports the catalogue of another locale: `` (locale) => import(`./${locale}.json`) ``
 */
export function defineWords<P extends Placeholders>(
  source: Catalogue<P>,
  fetchCatalogue: (locale: string) => Promise<unknown>,
): DefinedWords<P> {
  const loaded = new Map<string, Messages<P>>([[SOURCE_LANGUAGE, source.messages]]);
  const loading = new Map<string, Promise<void>>();
  const written = new Map<string, Words<P>>();

  async function load(language: string): Promise<void> {
    try {
      loaded.set(language, await fetchMessages(source, fetchCatalogue, language));
    } catch (error) {
      console.error(`The words in "${language}" could not be loaded, English ones are shown.`, error);
      loaded.set(language, source.messages);
    }
  }

  function loadWords(locale: string): Promise<void> {
    const language = languageFor(locale, source.locales);
    if (language === SOURCE_LANGUAGE) return Promise.resolve();
    const known = loading.get(language) ?? load(language);
    loading.set(language, known);
    return known;
  }

  function wordsIn(locale: string): Words<P> {
    const known = written.get(locale);
    if (known) return known;
    const language = languageFor(locale, source.locales);
    const messages = loaded.get(language);
    if (!messages) return wordsIn(SOURCE_LANGUAGE);
    const words = createWords<P>(locale, language, messages);
    written.set(locale, words);
    return words;
  }

  function useWords(): Words<P> {
    const locale = useLocale();
    // Also when they have arrived: React draws a component that waited anew, and must meet the same call of `use` there.
    if (languageFor(locale, source.locales) !== SOURCE_LANGUAGE) use(loadWords(locale));
    return wordsIn(locale);
  }

  return { useWords, wordsIn, loadWords };
}

/** Formatters are the same for every package of the page. */
const formatters = createIntlCache();

function createWords<P extends Placeholders>(locale: string, language: string, messages: Messages<P>): Words<P> {
  const sameLanguage = locale.split('-')[0] === language.split('-')[0];
  const create = () =>
    createIntl(
      {
        // Plurals follow the language of the sentence, which without a translation is not that of the page.
        locale: sameLanguage ? locale : language,
        // Most are plain text and are written without the library, see below.
        messages: messages as Record<string, MessageFormatElement[]>,
        onError: (error) => console.error(error),
      },
      formatters,
    );
  // The library asks the browser for all locales that it knows, 20 ms on a fast machine: not before one has to be counted or formatted.
  let intl: IntlShape | undefined;
  const write = (id: string, values?: Record<string, unknown>): unknown => {
    const message = (messages as Record<string, CompiledMessage | undefined>)[id];
    const text = message && plainText(message, values);
    if (text !== undefined) return text;
    intl ??= create();
    return intl.formatMessage({ id }, values as Record<string, never>);
  };
  return {
    language,
    t: (id, ...[values]) => write(id, values) as string,
    rich: (id, ...[values]) => write(id, values) as ReactNode,
    say: ({ id, values }) => write(id, values) as string,
  };
}
