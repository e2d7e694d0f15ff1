import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of what the assistant may read, which arrive with it. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
