import { randomness } from '../../../../test/randomness';
import { rounds } from '../../../../test/rounds';
import { numbersIn } from '../kinds/columns';
import { skus } from '../kinds/skus';
import { decimalsOf, isEither } from '../reading/decimal-mark';
import type { DecimalMark, Row } from '../reading/table';
import { RowChecker } from './check-rows';

type Random = ReturnType<typeof randomness>;

/** Milligrams-free weights, as an office writes them in kilograms: with a decimal mark, thousands apart or not. */
function written(grams: number, mark: DecimalMark, random: Random): string {
  const [decimal, other] = mark === 'comma' ? [',', '.'] : ['.', ','];
  const [whole, fraction] = [String(Math.floor(grams / 1000)), String(grams % 1000).padStart(3, '0')];
  const group = [other, other, ' ', '’', ''][random(5)] ?? '';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const kept = random(2) === 0 ? fraction : fraction.replace(/0+$/, '');
  return kept === '' ? grouped : `${grouped}${decimal}${kept}`;
}

const MAPPING = [
  { name: 'sku', from: 0 },
  { name: 'name', from: 1 },
  { name: 'weight', from: 2, unit: 'kg' },
];
const rowsOf = (texts: readonly string[]): Row[] =>
  texts.map((text, index) => ({ row: index + 2, cells: [`A${index}`, 'Thing', text] }));

/** Weights in grams by row, or the code of the refusal. */
function read(texts: readonly string[], decimalMark: DecimalMark, decimalSaid: boolean) {
  const rows = rowsOf(texts);
  const manner = { decimalMark, dateOrder: 'dmy' as const, decimalSaid };
  const checker = new RowChecker({
    kind: skus,
    mapping: MAPPING,
    manner,
    decimals: decimalsOf(rows, numbersIn(skus.columns, MAPPING)),
    headerRow: 1,
    width: 3,
  });
  const { checked, refused } = checker.check(rows);
  const found = new Map<number, string | null>();
  checked.rows.forEach((row, at) => found.set(row, checked.columns.weight?.[at] ?? null));
  for (const { row, faults } of refused) found.set(row, faults.map(({ code }) => code).join());
  return rows.map(({ row }) => found.get(row) ?? null);
}

const weights = (random: Random, count: number) =>
  Array.from({ length: count }, () => [1, 999, 1000, 1234, 12_345, 1_234_567, 1_999_999_999][random(7)] ?? 1).map(
    (most) => 1 + random(most),
  );

test('a column whose numbers prove their decimal mark is read exactly, whatever the file was thought to have', () => {
  for (let seed = rounds(300).from; seed < rounds(300).to; seed++) {
    const random = randomness(seed);
    const mark = random(2) === 0 ? 'comma' : 'point';
    const guessed = random(2) === 0 ? 'comma' : 'point';
    const grams = [...weights(random, 12), 1500];
    const texts = grams.map((one) => written(one, mark, random));
    // The one that proves it: 1,5 is no other number.
    texts[12] = mark === 'comma' ? '1,5' : '1.5';
    expect([seed, texts, read(texts, guessed, false)]).toEqual([seed, texts, grams.map(String)]);
  }
});

test('what people say of the mark is how every number is read', () => {
  for (let seed = rounds(300).from; seed < rounds(300).to; seed++) {
    const random = randomness(seed);
    const mark = random(2) === 0 ? 'comma' : 'point';
    const grams = weights(random, 12);
    const texts = grams.map((one) => written(one, mark, random));
    expect([seed, texts, read(texts, mark, true)]).toEqual([seed, texts, grams.map(String)]);
  }
});

test('without proof, a number that may be two is refused by its row and read as neither', () => {
  for (let seed = rounds(300).from; seed < rounds(300).to; seed++) {
    const random = randomness(seed);
    const guessed = random(2) === 0 ? 'comma' : 'point';
    const texts = Array.from({ length: 8 }, () => {
      const whole = String(1 + random(999));
      return random(3) === 0 ? whole : `${whole}${random(2) === 0 ? ',' : '.'}${String(random(1000)).padStart(3, '0')}`;
    });
    const expected = texts.map((text) => (isEither(text) ? 'cell_ambiguous_number' : String(Number(text) * 1000)));
    expect([seed, texts, read(texts, guessed, false)]).toEqual([seed, texts, expected]);
  }
});

test('a column without proof of its own is read by the others of the file, as long as these agree', () => {
  const rows = (...texts: string[][]): Row[] => texts.map((cells, index) => ({ row: index + 2, cells }));
  const marksIn = (...texts: string[][]) => decimalsOf(rows(...texts), new Set([1, 2, 3]));
  const german = marksIn(['A', '12,5', '1.234'], ['B', '3', '7']);
  expect([german.provenFor(1), german.provenFor(2), german.open]).toEqual(['comma', 'comma', []]);
  const mixed = marksIn(['A', '12,5', '1.234', '2.5'], ['B', '3', '7', '1']);
  expect([mixed.provenFor(1), mixed.provenFor(2), mixed.provenFor(3)]).toEqual(['comma', undefined, 'point']);
  expect(mixed.open).toEqual([{ column: 2, text: '1.234' }]);
  // A column that contradicts itself proves nothing: what may be two numbers is refused there.
  const torn = marksIn(['A', '12,5'], ['B', '2.5'], ['C', '1.234']);
  expect([torn.provenFor(1), torn.open]).toEqual([undefined, [{ column: 1, text: '1.234' }]]);
});

test('codes that look like numbers prove nothing about the numbers of a file', () => {
  const rows: Row[] = ['4711.20', '4711.25'].map((code, index) => ({
    row: index + 2,
    cells: [code, 'Fach 1.5', '1.234'],
  }));
  const decimals = decimalsOf(rows, numbersIn(skus.columns, MAPPING));
  expect([decimals.provenFor(2), decimals.open]).toEqual([undefined, [{ column: 2, text: '1.234' }]]);
});
