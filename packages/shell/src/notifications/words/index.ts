import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the notifications, which come after the first screen. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
