import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of passkeys, which arrive with them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
