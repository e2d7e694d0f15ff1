import { formatSort, nextSort, parseSort, sortRows } from './sorting';

test('clicks sort by a column, then the other way round, then no longer', () => {
  const first = nextSort(null, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  const second = nextSort(first, 'name');
  expect(second).toEqual({ column: 'name', direction: 'descending' });
  expect(nextSort(second, 'name')).toBeNull();
});

test('another column begins anew, in its own first direction', () => {
  const sort = { column: 'name', direction: 'descending' } as const;
  expect(nextSort(sort, 'at', 'descending')).toEqual({ column: 'at', direction: 'descending' });
  expect(nextSort({ column: 'at', direction: 'descending' }, 'at', 'descending')).toEqual({
    column: 'at',
    direction: 'ascending',
  });
});

test('a sort is written into an address and read from it', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    expect(parseSort(formatSort({ column: 'name', direction }), ['name'])).toEqual({ column: 'name', direction });
  }
  expect(formatSort(null)).toBe('');
  expect(parseSort('', ['name'])).toBeNull();
  expect(parseSort('-secret', ['name'])).toBeNull();
});

const sorted = (values: (string | number | boolean | Date | null | undefined)[], descending = false) =>
  sortRows(
    // Bare ones that are undefined would be put last by the language itself.
    values.map((value) => ({ value })),
    ({ value }) => value,
    descending ? 'descending' : 'ascending',
    'en',
  ).map(({ value }) => value);

test('blanks are last in both directions; zero, false and a dash are none', () => {
  expect(sorted([3, null, 0, undefined, -1, Number.NaN])).toEqual([-1, 0, 3, null, undefined, Number.NaN]);
  expect(sorted([3, null, 0, undefined, -1], true)).toEqual([3, 0, -1, null, undefined]);
  expect(sorted(['b', '', 'a', '  ', '-'])).toEqual(['-', 'a', 'b', '', '  ']);
  expect(sorted([true, null, false])).toEqual([false, true, null]);
});

test('texts are ordered as people read them: numbers in them by size, case aside', () => {
  expect(sorted(['A10', 'a2', 'B1', 'A1'])).toEqual(['A1', 'a2', 'A10', 'B1']);
  expect(sortRows(['Z', 'Ä', 'A'], (value) => value, 'ascending', 'de')).toEqual(['A', 'Ä', 'Z']);
});

test('moments are ordered by time', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
  expect(sorted([late, early])).toEqual([early, late]);
});

test('equal values keep their order, in both directions', () => {
  const rows = [
    { id: 1, kind: 'b' },
    { id: 2, kind: 'a' },
    { id: 3, kind: 'B' },
    { id: 4, kind: 'a' },
  ];
  const ids = (direction: 'ascending' | 'descending') =>
    sortRows(rows, ({ kind }) => kind, direction).map(({ id }) => id);
  expect(ids('ascending')).toEqual([2, 4, 1, 3]);
  expect(ids('descending')).toEqual([1, 3, 2, 4]);
});
