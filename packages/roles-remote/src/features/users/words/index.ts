import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of the page of people, which arrive with it. */
export const { useWords } = defineWords(en, (locale) => import(`./${locale}.json`));
