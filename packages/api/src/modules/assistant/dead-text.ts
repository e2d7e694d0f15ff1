import type { Language } from '@slotwise/contract/constants';
import { WORDS } from './words';

/** Anything that a program could take for an address to open: with a scheme, or as browsers complete it. */
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b(?:javascript|data|vbscript|mailto):\S*|\bwww\.\S+|(?<!\S)\/\/\S+/giu;
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** A text with what others wrote, such as names: it leads nowhere, and no line or direction begins within it. */
export const deadText = (text: string, language: Language): string =>
  text.replaceAll(ADDRESS, WORDS[language].address).replaceAll(UNSEEN, ' ');
