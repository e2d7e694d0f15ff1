import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of what waits for the connection, which arrive with the parts that say them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "waiting-words-[request]" */ `./${locale}.json`),
);
