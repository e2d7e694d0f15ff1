/** As people compare texts: without accents and regardless of case. The database's `search_text` is the same. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Its words: runs of letters and digits. */
export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A code in one piece: `A-01 02` and `a0102` are the same to a person who types them. */
export const codeOf = (text: string): string => wordsOf(text).join('');

/**
 * A code in one piece from each of its parts on, which end where letters, digits or signs do: `SO-2026-15` by `so202615`, `202615` and `15`.
 * The database's `code_starts` is the same.
 */
export function codeStarts(code: string): string[] {
  const parts = plainText(code).match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.map((_part, index) => parts.slice(index).join(''));
}

/** A word by its first letter and the consonants after it, doubled ones once. The database's `word_consonants` is the same. */
export const consonantsOf = (word: string): string =>
  (word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/gu, '$1');

/** Whether a typed word is another one whose vowels or doubled letters were left out: `wshr`. */
function isShortened(typed: string, word: string): boolean {
  if (typed.length >= word.length || consonantsOf(typed) !== consonantsOf(word)) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** Number of typing errors that a word of that many letters may have. */
const slipsIn = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** Letters of a word of which keys are made: keys of a whole long word would be too many. */
const KEYED = 7;

/**
 * Keys by which a misspelt word finds the one that is meant, without comparing all: its beginning with up to as many letters left out as it may
 * have slips, and its consonants. Two words that `misspelling` takes for one another have one in common. The database's `word_keys` is the same.
 */
export function wordKeys(word: string): string[] {
  const letters = [...word];
  let shorter = new Set([letters.slice(0, KEYED).join('')]);
  const keys = new Set(shorter);
  for (let slip = 0; slip < slipsIn(letters.length); slip += 1) {
    shorter = new Set([...shorter].flatMap((key) => [...key].map((_letter, at, all) => all.toSpliced(at, 1).join(''))));
    for (const key of shorter) keys.add(key);
  }
  return [...keys, `=${consonantsOf(word)}`];
}

/** Slips that a word without its vowels counts as: more than any other has. */
const SHORTENED = 3;

/**
 * Number of typing errors that a word of the names of pages may have, which are few and often alike. The half lets a misspelt word be the
 * beginning of one as well: `webhok` for `webhooks`.
 */
export const slipsInNames = (length: number): number => (length < 4 ? 0 : length < 8 ? 1.5 : 2.5);

/**
 * Number of missing, surplus, wrong or swapped letters in the typed word, if it may be meant for a word or for its
 * beginning, or is short for it; undefined if not.
 * @param allowed how many a word of a number of letters may have
 */
export function misspelling(typed: string, word: string, allowed = slipsIn): number | undefined {
  const most = allowed(typed.length);
  if (most === 0 || /\d/.test(typed)) return undefined;
  const asWhole = distance(typed, word);
  // Somebody is in the middle of typing it.
  const asBeginning = typed.length < word.length ? distance(typed, word.slice(0, typed.length)) + 0.5 : Infinity;
  const by = Math.min(asWhole, asBeginning);
  if (by <= most) return by;
  return isShortened(typed, word) ? SHORTENED : undefined;
}

/** Words that a misspelt term is meant for, and the number of its slips. */
export interface Meant {
  slips: number;
  words: string[];
}

/**
 * The words that typed ones are meant for, if each of those begins a word or is misspelt for one; undefined if one is not.
 * @param typed, words as `wordsOf` gives them
 * @param allowed number of slips that a word of a number of letters may have
 */
export function meantBy(typed: readonly string[], words: readonly string[], allowed = slipsIn): Meant | undefined {
  const meant: Meant = { slips: 0, words: [] };
  for (const word of typed) {
    if (words.some((other) => other.startsWith(word))) continue;
    const nearest = words
      .flatMap((other) => {
        const by = misspelling(word, other, allowed);
        return by === undefined ? [] : [{ other, by }];
      })
      .toSorted((a, b) => a.by - b.by)[0];
    if (!nearest) return undefined;
    meant.slips += nearest.by;
    meant.words.push(nearest.other);
  }
  return typed.length === 0 ? undefined : meant;
}

/** Optimal string alignment. */
function distance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = b.map((_, index) => index + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
