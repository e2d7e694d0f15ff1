import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of cycle counts, which arrive with their screen. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
