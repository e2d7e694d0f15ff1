import { defineWords } from './define-words';
import en from './en.json';

/** The words of this package. They are for its facades: a remote that brings a newer copy of the rest may meet an older catalogue. */
export const sharedWords = defineWords(en, (locale) => import(`./${locale}.json`));
export type SharedWords = ReturnType<typeof sharedWords.useWords>;
