import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of results, which come with the search. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
