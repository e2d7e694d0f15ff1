import { defineWords, type Sentence } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the shell's first screen and of every page's surroundings. */
export const { useWords, wordsIn } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);
/** A sentence for a screen to say. */
export type ShellSentence = Sentence<typeof en>;
