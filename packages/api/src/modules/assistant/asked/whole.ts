/** Letters that nobody sees, and such as begin a line or turn its direction. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** Short forms, and what they are short for. */
const SHORT: readonly [RegExp, string][] = [
  [/\b(what|who|where|how|when|which)'s\b/giu, '$1 is'],
  [/\b(what|who|where|how|when)'re\b/giu, '$1 are'],
  [/\bcan't\b|\bcannot\b/giu, 'can not'],
  [/n't\b/giu, ' not'],
  [/\bwieviel(e?)\b/giu, 'wie viel$1'],
  [/\b(?:invites)\b/giu, 'invitations'],
];

/** A text in one line, in whole words. */
export const plain = (text: string): string =>
  SHORT.reduce(
    (whole, [short, long]) => whole.replaceAll(short, long),
    text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll('’', "'"),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
export const withoutEnd = (text: string): string => text.replace(/[\s.?!…]+$/u, '');

/** A prompt as one sentence. */
export const wholeOf = (prompt: string): string => withoutEnd(plain(prompt));
