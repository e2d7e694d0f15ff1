import { defineWords } from '../../words/define-words';
import en from './en.json';

/** Faults that a field can have: as many words as all others of this package together, and hardly ever said. */
export const fieldFaultWords = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "field-fault-words-[request]" */ `./${locale}.json`),
);
