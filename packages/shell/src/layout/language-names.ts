import type { Language } from '@slotwise/contract/constants';

/** A language as its own speakers write it: "Deutsch". */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
