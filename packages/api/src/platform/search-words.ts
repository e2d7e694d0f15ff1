/** As people compare texts: without accents and regardless of case. The database's `search_text` is the same. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Its words: runs of letters and digits. */
export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A code in one piece: `A-01 02` and `a0102` are the same to a person who types them. */
export const codeOf = (text: string): string => wordsOf(text).join('');

/** Number of typing errors that a word of that many letters may have. */
const slipsIn = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2);

/**
 * Number of missing, surplus, wrong or swapped letters in the typed word, if it may be meant for a word or for its
 * beginning; undefined if not.
 */
export function misspelling(typed: string, word: string): number | undefined {
  const most = slipsIn(typed.length);
  if (most === 0 || /\d/.test(typed)) return undefined;
  const asWhole = distance(typed, word);
  // Somebody is in the middle of typing it.
  const asBeginning = typed.length < word.length ? distance(typed, word.slice(0, typed.length)) + 0.5 : Infinity;
  const by = Math.min(asWhole, asBeginning);
  return by <= most ? by : undefined;
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
