import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the assistant, which arrive with its box. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
