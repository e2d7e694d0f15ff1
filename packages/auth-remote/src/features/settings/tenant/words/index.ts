import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the settings of a company or WMS, which arrive with them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
