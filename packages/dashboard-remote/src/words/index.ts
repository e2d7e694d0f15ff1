import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of this remote; a translation is one more file beside the English one. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
