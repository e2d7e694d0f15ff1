import { use, useCallback } from 'react';
import { isPseudo, languageFor } from './languages';
import { useLocale } from './locale';
import type * as Pseudo from './pseudo';

/** Texts that come with data instead of with a package, as a manifest's do: place of each → text. */
export type Texts = Readonly<Record<string, string>>;

let pseudo: Promise<typeof Pseudo> | undefined;

/**
 * Puts such texts into the page's language: those that are not translated stay English. The function is the same until
 * the locale changes, and returns its argument if nothing is to be translated.
 */
export function useTranslated(): (english: Texts, translations?: Readonly<Record<string, Texts>>) => Texts {
  const locale = useLocale();
  const disguise = isPseudo(locale) ? use((pseudo ??= import('./pseudo'))) : null;
  return useCallback(
    (english, translations = {}) => {
      const language = languageFor(locale, Object.keys(translations));
      if (disguise && isPseudo(language)) return disguise.pseudo(english, language) as Texts;
      const translated = translations[language];
      return translated ? { ...english, ...translated } : english;
    },
    [locale, disguise],
  );
}
