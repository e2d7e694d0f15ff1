import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of orders, which arrive with their screens. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
