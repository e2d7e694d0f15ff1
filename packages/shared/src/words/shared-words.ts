import { defineWords } from './define-words';
import en from './en.json';

/** The words of this package. Remotes bring copies of some parts that say them and meet this catalogue in the page: no id is renamed or taken away while the platform's major version lasts. */
export const sharedWords = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "shared-words-[request]" */ `./${locale}.json`),
);
export type SharedWords = ReturnType<typeof sharedWords.useWords>;
