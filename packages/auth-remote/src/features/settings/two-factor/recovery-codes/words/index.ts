import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of recovery codes, which come with their dialog. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
