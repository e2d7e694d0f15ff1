import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the work on the floor, which arrive with its screens. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
