import type { ColumnType } from '../kinds/columns';
import { isCalled, suggested, unknownUnits } from '../kinds/columns';
import { skus } from '../kinds/skus';
import type { Cell } from '../reading/table';
import { guarded, unguarded } from '../writing/spreadsheet-safe';
import { cellValue, type Manner } from './cell-value';
import { isEitherDay, provenOrder } from './dates';

const comma: Manner = { decimalMark: 'comma', isMarkSure: false, dateOrder: 'dmy' };
const point: Manner = { decimalMark: 'point', isMarkSure: false, dateOrder: 'mdy' };
const read = (cell: Cell | undefined, holds: ColumnType, manner: Manner = point, unit?: string) => {
  const result = cellValue(cell, holds, manner, unit);
  return 'fault' in result ? result.fault.code : result.value;
};

const whole: ColumnType = { type: 'whole', min: 0, max: 1_000_000_000_000 };
test.each<[Cell, Manner, string]>([
  ['12', point, '12'],
  ['12.0', point, '12'],
  ['1,234,567', point, '1234567'],
  ['1.234.567', comma, '1234567'],
  ['1 234,00', comma, '1234'],
  ['1,234', point, 'cell_ambiguous_number'],
  ['1.234', comma, 'cell_ambiguous_number'],
  ['1.5', point, 'cell_not_whole'],
  ['-1', point, 'too_small'],
  ['1000000000001', point, 'too_large'],
  ['NaN', point, 'cell_not_a_number'],
  ['Infinity', point, 'cell_not_a_number'],
  ['1e3', point, 'cell_not_a_number'],
  ['0x10', point, 'cell_not_a_number'],
  ['1.2.3', comma, 'cell_not_a_number'],
  ["'12", comma, '12'],
  ["'-1", comma, 'too_small'],
  ["'x", comma, 'cell_not_a_number'],
  ['2.5', comma, 'cell_other_mark'],
  ['12 34', point, 'cell_not_a_number'],
  ['9'.repeat(500), point, 'cell_not_a_number'],
  [7, comma, '7'],
  [2.9999999999999996, comma, '3'],
  [1.5, comma, 'cell_not_whole'],
  [{ error: '#N/A' }, comma, 'cell_error'],
  [{ error: 'formula' }, comma, 'cell_formula'],
])('the number of pieces %p (%p) is %s', (cell, manner, expected) => {
  expect(read(cell, whole, manner)).toBe(expected);
});

const length: ColumnType = { type: 'measure', unit: 'mm', max: 2_000_000_000 };
const weight: ColumnType = { type: 'measure', unit: 'g', max: 2_000_000_000 };
const sizeOfGoods: ColumnType = { ...length, isOfGoods: true };
const weightOfGoods: ColumnType = { ...weight, isOfGoods: true };
test.each<[Cell, ColumnType, string | undefined, string]>([
  ['33.6', length, 'cm', '336'],
  [33.6, length, 'cm', '336'],
  [33.599999999999994, length, 'cm', '336'],
  ['0.1', length, 'm', '100'],
  ['12 cm', length, undefined, '120'],
  ['1.5kg', weight, undefined, '1500'],
  ['250', weight, undefined, '250'],
  ['0.25', length, 'cm', 'cell_too_fine'],
  ['0', length, undefined, 'measure_too_small'],
  ['-3', length, undefined, 'measure_too_small'],
  ['3', length, 'ft', '914'],
  ['12.5', length, 'in', '318'],
  // As typed ones are: two pieces of 50 lb fit where 100 lb do.
  ['12.5', sizeOfGoods, 'in', '317'],
  ['50', weightOfGoods, 'lb', '22679'],
  ['10', sizeOfGoods, 'in', '254'],
  ['10', length, 'in', '254'],
  ['12.01', length, 'in', '305'],
  ['1', weight, 'lb', '454'],
  ['2.5', weight, 'oz', '71'],
  ['0.001', weight, 'lb', 'measure_too_small'],
  ['0.25', length, 'in', '6'],
  ['8 oz', weight, 'lb', '227'],
  ['5 ft', length, undefined, '1524'],
  ['10"', length, undefined, '254'],
  ['10″', length, undefined, '254'],
  ['10”', length, undefined, '254'],
  ['5 Fuß', length, undefined, '1524'],
  ['3 ft', length, undefined, '914'],
  ['1.5 lb', weight, undefined, '680'],
  ['1.5 lb', weightOfGoods, 'kg', '680'],
  ['3.5 in', sizeOfGoods, undefined, '88'],
  ['2.55 cm', length, 'in', 'cell_too_fine'],
  ['3 parsec', length, undefined, 'cell_unknown_unit'],
  ['3', length, 'ell', 'cell_unknown_unit'],
  ['3 kg', length, undefined, 'cell_unknown_unit'],
  ['9999999', length, 'm', 'measure_too_large'],
  ['3 constructor', length, undefined, 'cell_unknown_unit'],
])('the measure %p %p (%p) is %s', (cell, holds, unit, expected) => {
  expect(read(cell, holds, point, unit)).toBe(expected);
});

test.each<[Cell, Manner, string]>([
  ['2022-01-20', point, '2022-01-20T00:00:00Z'],
  ['20.01.2022', point, '2022-01-20T00:00:00Z'],
  ['20.1.2022 7:05', comma, '2022-01-20T07:05:00Z'],
  ['01/20/2022', point, '2022-01-20T00:00:00Z'],
  ['20/01/2022', comma, '2022-01-20T00:00:00Z'],
  ['2022-01-20T10:00:00+02:00', comma, '2022-01-20T08:00:00Z'],
  ['20220120', comma, '2022-01-20T00:00:00Z'],
  [{ date: '2022-01-20' }, comma, '2022-01-20T00:00:00Z'],
  [{ date: '2022-01-20T12:30:00' }, comma, '2022-01-20T12:30:00Z'],
  ['30.02.2022', comma, 'cell_no_such_date'],
  ['2022-13-01', comma, 'cell_no_such_date'],
  ['29.02.2023', comma, 'cell_no_such_date'],
  ['29.02.2024', comma, '2024-02-29T00:00:00Z'],
  ['2022-01-20 25:00', comma, 'cell_no_such_date'],
  ['20.01.22', comma, 'cell_not_a_date'],
  ['soon', comma, 'cell_not_a_date'],
  [44581, comma, 'cell_not_a_date'],
])('the date %p is %s', (cell, manner, expected) => {
  expect(read(cell, { type: 'time' }, manner)).toBe(expected);
});

test('texts: blank is nothing, what nobody sees is refused, nothing is cut off', () => {
  const code: ColumnType = { type: 'code', max: 5 };
  expect(read('  ', code)).toBeNull();
  expect(read(undefined, code)).toBeNull();
  expect(read(' A\u00a0', code)).toBe('A');
  expect(read('A\u200bB', code)).toBe('bad_characters');
  expect(read('A\nB', code)).toBe('bad_characters');
  expect(read('\ud800', code)).toBe('bad_characters');
  expect(read('ABCDEF', code)).toBe('too_long');
  expect(read(12, code)).toBe('12');
  expect(read('1, 2;3|4  5', { type: 'codes', max: 5 })).toBe('1 2 3 4 5');
  expect(read('Ja', { type: 'yes_no' })).toBe('true');
  expect(read('maybe', { type: 'yes_no' })).toBe('cell_not_yes_no');
  expect(read('gekühlt', { type: 'choice', options: { chilled: ['gekuehlt'] } })).toBe('chilled');
});

test('columns are known by their names in two languages, with their units', () => {
  const header = ['Artikel-Nr.', 'Bezeichnung', 'Länge [cm]', 'Weight (kg)', 'Karton EAN', 'whatever', 'SKU'];
  expect(suggested(skus.columns, header)).toEqual([
    { name: 'sku', from: 0 },
    { name: 'name', from: 1 },
    { name: 'length', from: 2, unit: 'cm' },
    { name: 'weight', from: 3, unit: 'kg' },
    { name: 'case_barcodes', from: 4 },
  ]);
  expect(provenOrder(['01/02/2022', '01/20/2022'])).toBe('mdy');
  expect(provenOrder(['x', '01/02/2022'])).toBeUndefined();
});

test.each<[string, { name: string; unit?: string } | undefined]>([
  ['Gewicht', { name: 'weight' }],
  ['Gewicht in kg', { name: 'weight', unit: 'kg' }],
  ['weight_kg', { name: 'weight', unit: 'kg' }],
  ['weight kg', { name: 'weight', unit: 'kg' }],
  ['Weight (lb)', { name: 'weight', unit: 'lb' }],
  ['Weight [lbs]', { name: 'weight', unit: 'lb' }],
  ['weight_oz', { name: 'weight', unit: 'oz' }],
  ['width_mm', { name: 'width', unit: 'mm' }],
  ['widthmm', { name: 'width' }],
  ['Length (inch)', { name: 'length', unit: 'in' }],
  ['Length (")', { name: 'length', unit: 'in' }],
  ['length_in', { name: 'length', unit: 'in' }],
  ['Length (in cm)', { name: 'length', unit: 'cm' }],
  ['Height ft', { name: 'height', unit: 'ft' }],
  ['Weight (gross) kg', { name: 'weight', unit: 'kg' }],
  ['Karton Gewicht (kg)', { name: 'case_weight', unit: 'kg' }],
  ['Length (parsec)', undefined],
  ['Weight (mm)', undefined],
  ['weight_stone', undefined],
])('the measure %p is %p: a unit that is not known is not taken for ours', (title, expected) => {
  expect(suggested(skus.columns, [title])).toEqual(expected ? [{ ...expected, from: 0 }] : []);
});

test('a long text is no title: nobody looks for a name and brackets in it', () => {
  expect(isCalled(skus.columns, `Weight${' '.repeat(100)}`)).toBe(true);
  expect(isCalled(skus.columns, `Weight${' '.repeat(16_000)}`)).toBe(false);
});

test('people are told of a measure whose unit is not known', () => {
  expect(unknownUnits(skus.columns, ['SKU', 'Length (parsec)', 'weight (kg)', 'weight (mm)', 'Notes (x)'])).toEqual([
    { column: 1, unit: 'parsec' },
    { column: 3, unit: 'mm' },
  ]);
});

test('a guarded text is no formula, and becomes what it was', () => {
  for (const text of [
    '=1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    "'=1",
    "''=1",
    "'plain",
    'plain',
    '',
    "'",
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
  ]) {
    if (text !== '-1') expect(guarded(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/);
    expect(unguarded(guarded(text))).toBe(text);
  }
});

test('a number below zero is no formula: its digits are corrected without a mark before them', () => {
  expect(['-1', '-1,5', '-1.234,50'].map(guarded)).toEqual(['-1', '-1,5', '-1.234,50']);
  expect(['-1+2', '-A1', '--1', '-', "-1'"].map(guarded)).toEqual(["'-1+2", "'-A1", "'--1", "'-", "'-1'"]);
  expect(read("'2,5", weight, comma, 'kg')).toBe('2500');
});

test('a limit is said in the unit of the column, and the decimal mark that is meant is named', () => {
  const said = (text: string, unit: string, manner = comma) => {
    const result = cellValue(text, weight, manner, unit);
    return 'fault' in result ? result.fault : result.value;
  };
  const least = (limit: string, unit: string) => ({ code: 'measure_too_small', params: { limit, unit } });
  expect(said('-1', 'kg')).toEqual(least('0,001', 'kg'));
  expect(said('-1', 'kg', point)).toEqual(least('0.001', 'kg'));
  expect(said('0', 't')).toEqual(least('0,000001', 't'));
  expect(said('0', 'g')).toEqual(least('1', 'g'));
  // Of no exact number one beside it, which is taken.
  expect(said('0', 'lb')).toEqual(least('0,003', 'lb'));
  expect(said('0,003', 'lb')).toBe('1');
  expect(said('0', 'oz', point)).toEqual(least('0.036', 'oz'));
  expect(said('5000000', 'lb')).toEqual({ code: 'measure_too_large', params: { limit: '4409245,243', unit: 'lb' } });
  expect(said('4409245,243', 'lb')).toBe('2000000000');
  expect(said('3000000', 'kg')).toEqual({ code: 'measure_too_large', params: { limit: '2000000', unit: 'kg' } });
  expect(said('2.5', 'kg', { ...comma, isMarkSure: true })).toEqual({
    ...{ code: 'cell_other_mark', params: { text: '2.5', mark: ',' } },
  });
});

test('a date that may be two days is refused until the order is said; one that may not is read', () => {
  const unsure = { ...point, isOrderUnsure: true };
  const read = (text: string) => cellValue(text, { type: 'time' }, unsure);
  expect(read('03/04/2022')).toEqual({ fault: { code: 'cell_ambiguous_date', params: { text: '03/04/2022' } } });
  expect(cellValue('03/04/2022', { type: 'day' }, { ...unsure, isOrderUnsure: false })).toEqual({
    value: '2022-03-04',
  });
  for (const text of ['2022-03-04', '03.04.2022', '04/04/2022']) expect('value' in read(text)).toBe(true);
  expect(['03/04/2022', '3-4-2022', '04/04/2022', '03.04.2022', '13/04/2022'].map(isEitherDay)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test('what has happened is not dated after today', () => {
  const manner = { ...point, latest: '2026-11-29T10:00:00Z' };
  const history = { type: 'time', isPast: true } as const;
  expect(cellValue('2202-01-15', history, manner)).toEqual({
    fault: { code: 'cell_in_future', params: { text: '2202-01-15' } },
  });
  expect(cellValue('2026-11-29', history, manner)).toEqual({ value: '2026-11-29T00:00:00Z' });
  expect(cellValue('2202-01-15', { type: 'time' }, manner)).toEqual({ value: '2202-01-15T00:00:00Z' });
});
