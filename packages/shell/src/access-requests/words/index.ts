import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of asking for a permission, which come with the page that is refused. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
