import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of measures, which arrive with what shows them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "measure-words-[request]" */ `./${locale}.json`),
);
