import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the list of sections, which arrive with it. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
