import { examplesOf, firstUnitOf, mappedOf, mappingOf, missingColumns, withColumn, withUnit } from './mapping';

const column = (name: string, required = false) => ({ name, type: 'text' as const, required, units: [], options: [] });

test('a column of ours is in one place: choosing it elsewhere moves it there', () => {
  const before = mappingOf([
    { name: 'sku', from: 0 },
    { name: 'length', from: 2, unit: 'cm' },
  ]);
  expect(mappedOf(withColumn(before, 1, 'length'))).toEqual([
    { name: 'sku', from: 0 },
    { name: 'length', from: 1 },
  ]);
  expect(mappedOf(withColumn(before, 0, null))).toEqual([{ name: 'length', from: 2, unit: 'cm' }]);
  expect(mappedOf(withUnit(before, 2, 'm'))[1]).toEqual({ name: 'length', from: 2, unit: 'm' });
  expect(withUnit(before, 5, 'm')).toBe(before);
});

test('what is needed and not there is named', () => {
  const columns = [column('sku', true), column('name', true), column('family')];
  expect(missingColumns(columns, { 3: { name: 'name' } })).toEqual(['sku']);
});

test('examples are the first different values, without blanks', () => {
  const sample = ['a', ' ', 'a', 'b ', 'c', 'd'].map((cell) => ({ cells: ['x', cell] }));
  expect(examplesOf(sample, 1)).toEqual(['a', 'b', 'c']);
  expect(examplesOf(sample, 9)).toEqual([]);
});

test('a column that is mapped again has the unit of its heading again, if it is one of ours there', () => {
  const first = [{ name: 'length', from: 0, unit: 'in' }];
  const [length, weight] = [{ units: ['mm', 'in'] }, { units: ['g', 'lb'] }];
  const without = withColumn(mappingOf(first), 0, null);
  expect(mappedOf(withColumn(without, 0, 'length', firstUnitOf(first, 0, length)))).toEqual(first);
  expect(mappedOf(withColumn(without, 0, 'weight', firstUnitOf(first, 0, weight)))).toEqual([
    { name: 'weight', from: 0 },
  ]);
  expect([firstUnitOf(first, 1, length), firstUnitOf(first, 0, undefined)]).toEqual([undefined, undefined]);
});
