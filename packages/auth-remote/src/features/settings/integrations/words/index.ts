import { defineWords, type Sentence } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the integrations, which arrive with them. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
/** A sentence that a model returns and a screen says. */
export type Said = Sentence<typeof en>;
