import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the camera, which arrive with the screens that scan. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
