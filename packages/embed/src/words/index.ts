import type { Sentence } from '@slotwise/shared/words';
import { definePlainWords } from '@slotwise/shared/words/plain';
import en from './en.json';

/** The words of the script in pages of partners; a remote brings its own. */
export const { sayIn, loadWords } = definePlainWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
/** A sentence that is written once the reader's language is known. */
export type Said = Sentence<typeof en>;
