import type { Catalogue, CompiledMessage, Placeholders, SentenceOf } from './catalogue';
import { fetchMessages } from './fetch-messages';
import { languageFor, SOURCE_LANGUAGE } from './languages';
import { plainText } from './plain-message';

export { languageFor };

export interface PlainWords<P extends Placeholders> {
  /** The sentence in the locale, in English until there is a translation. */
  sayIn(locale: string, sentence: SentenceOf<P>): string;
  /** Fetches the words for a locale; they are English if that fails. */
  loadWords(locale: string): Promise<void>;
}

/**
 * The words of a script that brings neither React nor its library of messages into a foreign page. Its messages are texts
 * with `{names}` in them, and have no plurals, numbers or tags.
 * @param fetchCatalogue imports the catalogue of another locale: `` (locale) => import(`./${locale}.json`) ``
 */
export function definePlainWords<P extends Placeholders>(
  source: Catalogue<P>,
  fetchCatalogue: (locale: string) => Promise<unknown>,
): PlainWords<P> {
  const loaded = new Map([[SOURCE_LANGUAGE, source.messages]]);

  return {
    sayIn(locale, { id, values }) {
      const messages = loaded.get(languageFor(locale, source.locales)) ?? source.messages;
      return written(messages[id], values);
    },
    async loadWords(locale) {
      const language = languageFor(locale, source.locales);
      if (loaded.has(language)) return;
      try {
        loaded.set(language, await fetchMessages(source, fetchCatalogue, language));
      } catch (error) {
        console.error(`The words in "${language}" could not be loaded, English ones are shown.`, error);
        loaded.set(language, source.messages);
      }
    },
  };
}

function written(message: CompiledMessage, values?: Readonly<Record<string, unknown>>): string {
  const text = plainText(message, values);
  if (text === undefined)
    throw new TypeError('A plain message has no plurals, numbers or tags, and each of its values is text.');
  return text;
}
