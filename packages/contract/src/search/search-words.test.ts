import { gtinIn } from '../skus/gtin';
import { codeStarts, consonantsOf, misspelling } from './search-words';

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
