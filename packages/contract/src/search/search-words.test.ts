import { gtinIn } from '../skus/gtin';
import { codeStarts, consonantsOf, misspelling, wordKeys } from './search-words';

test('a code begins at each of its parts, whatever stands between them', () => {
  expect(codeStarts('SO-2026-00045')).toEqual(['so202600045', '202600045', '00045']);
  expect(codeStarts('WH1-a 04')).toEqual(['wh1a04', '1a04', 'a04', '04']);
  expect(codeStarts('--')).toEqual([]);
});

test.each([
  ['blub', 'bulb', 1],
  ['wshr', 'washer', 3],
  ['hmr', 'hammer', 3],
  ['screwdirver', 'screwdriver', 1],
  // Other letters in another order are another word, and so is a longer one.
  ['shwr', 'washer', undefined],
  ['washeri', 'wshr', undefined],
  ['m8', 'm6', undefined],
])('%s for %s: %s slips', (typed, word, slips) => {
  expect(misspelling(typed, word)).toBe(slips);
});

test('consonants, doubled ones once, and the first letter whatever it is', () => {
  expect(['hammer', 'axle', 'oil'].map(consonantsOf)).toEqual(['hmr', 'axl', 'ol']);
});

test('words that are taken for one another have a key in common', () => {
  // A letter dropped, doubled, wrong or swapped, once and twice, at each place.
  const slips = (word: string): string[] =>
    [...word].flatMap((letter, at) => [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      `${word.slice(0, at)}x${word.slice(at + 1)}`,
      [word.slice(0, at), word[at + 1], letter, word.slice(at + 2)].join(''),
    ]);
  const unmet: string[] = [];
  for (const word of ['nut', 'bulb', 'valve', 'washer', 'bearing', 'screwdriver']) {
    const keys = new Set(wordKeys(word));
    for (const typed of slips(word).flatMap((once) => [
      once,
      ...slips(once),
      ...slips(once).map((twice) => twice.slice(0, 7)),
    ]))
      if (
        misspelling(typed, word) !== undefined &&
        !word.startsWith(typed) &&
        !wordKeys(typed).some((key) => keys.has(key))
      )
        unmet.push(`${typed} for ${word}`);
  }
  expect(unmet).toEqual([]);
  expect(wordKeys('nut').toSorted()).toEqual(['=nt', 'nt', 'nu', 'nut', 'ut']);
  expect(wordKeys('screwdriver')).toHaveLength(1 + 7 + 21 + 1);
});

test.each([
  ['(01)04006381333931', '04006381333931'],
  [']C10104006381333931', '04006381333931'],
  ['01040063813339311727123110LOT7', '04006381333931'],
  ['(17)271231(01)04006381333931(10)A', '04006381333931'],
  ['https://id.gs1.org/01/04006381333931?17=271231', '04006381333931'],
  ['(01)04006381333932', undefined],
  ['4006381333931', undefined],
  ['(00)340123450000000017', undefined],
  ['https://example.com/?q=/01/04006381333931', undefined],
])('%s names the GTIN %s', (label, gtin) => {
  expect(gtinIn(label)).toBe(gtin);
});
