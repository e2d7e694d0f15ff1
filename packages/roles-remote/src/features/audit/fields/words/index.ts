import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** Names of the fields that actions of several remotes have, or that the platform writes; all others their remotes say. */
export const { useWords } = defineWords(
  en,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./${locale}.json`),
);

type FieldWord = Extract<keyof typeof en.messages, `field.${string}`>;
const isWord = (id: string): id is FieldWord => Object.hasOwn(en.messages, id);

/** The word for a field of several remotes; a newer server may have more. */
export const wordOf = (field: string): FieldWord | null => {
  const id = `field.${field}`;
  return isWord(id) ? id : null;
};
