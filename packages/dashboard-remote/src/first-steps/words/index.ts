import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the first steps, which arrive with their card. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
