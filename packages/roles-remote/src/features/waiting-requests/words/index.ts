import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the row, which comes to other pages without the rest of this remote. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
