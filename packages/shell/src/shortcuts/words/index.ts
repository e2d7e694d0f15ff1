import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the list of keys, which come when it is opened. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
