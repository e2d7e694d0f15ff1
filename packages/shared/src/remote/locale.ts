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

/** Locale that the person chose in the browser, also when it changes. Listens until the signal. */
export function browserLocale(signal?: AbortSignal): Readable<string> {
  const locale = createReadable(localeOf(navigator.language));
  globalThis.addEventListener('languagechange', () => locale.set(localeOf(navigator.language)), {
    ...(signal ? { signal } : {}),
  });
  return locale;
}
