import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of printed lists, which arrive with tables. */
export const { wordsIn, loadWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "print-words-[request]" */ `./${locale}.json`),
);
