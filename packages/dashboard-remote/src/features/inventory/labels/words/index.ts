import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of labels, which arrive with their screen. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
