import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of changing an invitation's role, which arrive with its dialog. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
