import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of changes of many records at once. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
