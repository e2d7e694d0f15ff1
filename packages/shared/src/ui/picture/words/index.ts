import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of choosing a picture, which arrive with its dialog. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "picture-words-[request]" */ `./${locale}.json`),
);
