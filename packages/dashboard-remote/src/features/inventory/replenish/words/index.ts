import { defineWords } from '@slotwise/shared/words';
import en from './en.json';

/** The words of replenishing, which arrive with its screen. */
export const { useWords } = defineWords(en, (locale) => import(`./${locale}.json`));
