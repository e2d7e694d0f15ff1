import { plainText } from '@slotwise/contract/search-words';

/** Place of a part of a text: from one letter up to before another. */
export type Span = readonly [from: number, until: number];

const isOfWord = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** Letters of a text as they are compared, each with its place. */
function letters(text: string, keep: (letter: string) => boolean) {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const one of keep(letter) ? plainText(letter) : '') {
      plain += one;
      places.push(at);
    }
    at += letter.length;
  }
  return { plain, places };
}

/** Places of words in a text: each once, at the beginning of a word if it can be. A code is found in one piece, too. */
export function marksIn(text: string, words: readonly string[]): Span[] {
  const whole = letters(text, () => true);
  const code = letters(text, isOfWord);
  const spans: Span[] = [];
  for (const word of words) {
    const wanted = plainText(word);
    if (wanted === '') continue;
    const found = placeOf(whole.plain, wanted);
    const compact = letters(word, isOfWord).plain;
    if (found >= 0) spans.push(spanOf(whole.places, found, wanted.length, text));
    else if (compact.length > 1 && code.plain.startsWith(compact))
      spans.push(spanOf(code.places, 0, compact.length, text));
  }
  return joined(spans);
}

function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isOfWord(text[at - 1] ?? '')) return at;
  }
  return text.indexOf(word);
}

function spanOf(places: readonly number[], at: number, length: number, text: string): Span {
  const last = places[at + length - 1] ?? 0;
  // Accents that stand behind their letter belong to it.
  const rest = /^.\p{M}*/u.exec(text.slice(last))?.[0].length ?? 1;
  return [places[at] ?? 0, last + rest];
}

const joined = (spans: readonly Span[]): Span[] =>
  spans
    .toSorted(([a], [b]) => a - b)
    .reduce<Span[]>((all, span) => {
      const last = all.at(-1);
      if (!last || span[0] > last[1]) return [...all, span];
      return [...all.slice(0, -1), [last[0], Math.max(last[1], span[1])]];
    }, []);
