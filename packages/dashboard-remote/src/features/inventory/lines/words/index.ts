import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the lines of an order or a receipt, which arrive with their dialogs. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
