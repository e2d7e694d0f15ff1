import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of giving work to somebody, which arrive with the dialog. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
