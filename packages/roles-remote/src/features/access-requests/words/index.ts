import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of requests for permissions, which arrive with their panel. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
