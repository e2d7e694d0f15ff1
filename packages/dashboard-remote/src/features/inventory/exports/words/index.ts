import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the files that lists are exported as. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
