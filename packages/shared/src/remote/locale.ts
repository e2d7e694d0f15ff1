import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { createReadable } from '../events/readable';
import type { Readable } from '../platform';

/** The first of these that the browser understands as a language tag, in its canonical form. */
export function localeOf(...tags: readonly (string | null | undefined)[]): string {
  for (const tag of tags) {
    try {
      const [canonical] = tag ? Intl.getCanonicalLocales(tag) : [];
      if (canonical) return canonical;
    } catch {
      // Written by people, so not always a tag: the next one counts.
    }
  }
  return 'en';
}

const languageOf = (tag: string) => tag.split('-')[0];

/**
 * The locale for somebody who chose a language, or none: the browser's own kind of it (`de-AT`), else of a language that there
 * are words in, else the browser's first.
 * @param wanted the browser's languages, those that are liked best first
 */
export function localeFor(chosen: Language | null, wanted: readonly string[]): string {
  const tags = wanted.map((tag) => localeOf(tag));
  if (chosen) return tags.find((tag) => languageOf(tag) === chosen) ?? chosen;
  return tags.find((tag) => LANGUAGES.some((language) => language === languageOf(tag))) ?? tags[0] ?? LANGUAGES[0];
}

/** The browser's languages; the first of them alone where it does not tell the others. */
export const browserLanguages = (): readonly string[] =>
  navigator.languages?.length > 0 ? navigator.languages : [navigator.language];

/** Locale that the person chose in the browser, also when it changes. Listens until the signal. */
export function browserLocale(signal?: AbortSignal): Readable<string> {
  const locale = createReadable(localeFor(null, browserLanguages()));
  globalThis.addEventListener('languagechange', () => locale.set(localeFor(null, browserLanguages())), {
    ...(signal ? { signal } : {}),
  });
  return locale;
}
