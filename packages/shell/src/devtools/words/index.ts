import { defineWords, type Sentence } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the developer tools, which come when somebody opens them. */
export const { useWords, wordsIn } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "tools-words-[request]" */ `./${locale}.json`),
);
export type DevtoolsWords = ReturnType<typeof useWords>;
/** A sentence for a screen to say. */
export type DevtoolsSentence = Sentence<typeof en>;
