import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the audit, which arrive with its screens. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);

/** Whether there are words for something that the server names. A newer server may name more. */
export const hasWords = (id: string): boolean => Object.hasOwn(en.messages, id);
