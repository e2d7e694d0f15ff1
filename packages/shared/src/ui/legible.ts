/**
 * Marks that reorder what stands around them or take no room: they only serve to deceive. Joiners (U+200C, U+200D) are
 * not among them, Persian and emoji need them.
 */
const DECEPTIVE = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** A text as one line in which nothing is hidden: each invisible mark shows as "�". */
export const legible = (text: string): string =>
  text.replace(CONTROL, '\uFFFD').replace(DECEPTIVE, '\uFFFD').replace(/\s+/g, ' ').trim();
