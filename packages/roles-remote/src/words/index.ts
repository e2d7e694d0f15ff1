import { defineWords, type Sentence } from '@slotwise/shared/words';
import en from './en.json';

/** The words of this remote; a translation is one more file beside the English one. */
export const { useWords, wordsIn } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
/** A sentence that a model returns and a screen says. */
export type Said = Sentence<typeof en>;
/** Writes a message of this remote: handed to models that put sentences together. */
export type Translate = ReturnType<typeof wordsIn>['t'];
