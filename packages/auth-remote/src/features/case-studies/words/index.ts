import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the case studies, which arrive with them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
