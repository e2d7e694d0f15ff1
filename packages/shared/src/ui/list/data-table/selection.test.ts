import {
  countOf,
  EVERYTHING_SELECTED,
  headerState,
  hiddenOf,
  isSelected,
  NOTHING_SELECTED,
  toggled,
  toggledRange,
  withoutGone,
  withRows,
} from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsIn = (selection: Parameters<typeof isSelected>[0]) => order.filter((id) => isSelected(selection, id)).join('');

test('a row is selected and no longer', () => {
  const one = toggled(NOTHING_SELECTED, 'b');
  expect(idsIn(one)).toBe('b');
  expect(idsIn(toggled(one, 'b'))).toBe('');
  expect(idsIn(NOTHING_SELECTED)).toBe('');
});

test('a range gets the state of its end, upwards and downwards, and keeps what is outside', () => {
  const start = withRows(NOTHING_SELECTED, ['a', 'd'], true);
  expect(idsIn(toggledRange(start, order, 'd', 'b'))).toBe('abcd');
  expect(idsIn(toggledRange(start, order, 'b', 'd'))).toBe('a');
  expect(idsIn(toggledRange(NOTHING_SELECTED, order, null, 'c'))).toBe('c');
  expect(idsIn(toggledRange(NOTHING_SELECTED, order, 'gone', 'c'))).toBe('c');
});

test('everything that matches is kept as that, with exceptions, and never as a list', () => {
  const most = toggled(EVERYTHING_SELECTED, 'b');
  expect(idsIn(most)).toBe('acde');
  expect(isSelected(most, 'not loaded yet')).toBe(true);
  expect(most).toEqual({ kind: 'all', except: new Set(['b']) });
  expect(idsIn(toggled(most, 'b'))).toBe('abcde');
  expect(idsIn(toggledRange(most, order, 'c', 'a'))).toBe('de');
});

test('it counts what is selected; of everything, what others have counted', () => {
  expect(countOf(withRows(NOTHING_SELECTED, ['a', 'b'], true), 100_000)).toBe(2);
  expect(countOf(toggled(EVERYTHING_SELECTED, 'b'), 100_000)).toBe(99_999);
  expect(countOf(EVERYTHING_SELECTED, undefined)).toBeUndefined();
});

test('the checkbox of the header is off, mixed or on', () => {
  expect(headerState(NOTHING_SELECTED, order)).toBe(false);
  expect(headerState(NOTHING_SELECTED, [])).toBe(false);
  expect(headerState(toggled(NOTHING_SELECTED, 'c'), order)).toBe('mixed');
  expect(headerState(withRows(NOTHING_SELECTED, order, true), order)).toBe(true);
  expect(headerState(EVERYTHING_SELECTED, order)).toBe(true);
  expect(headerState(toggled(EVERYTHING_SELECTED, 'a'), order)).toBe('mixed');
  // Selected by an earlier filter: none of them is loaded now.
  expect(headerState(toggled(NOTHING_SELECTED, 'z'), order)).toBe('mixed');
});

test('what is gone is not selected any more; without a loss it is the same selection', () => {
  const some = withRows(NOTHING_SELECTED, ['a', 'z'], true);
  expect(withoutGone(some, new Set(order))).toEqual({ kind: 'some', ids: new Set(['a']) });
  const left = withRows(NOTHING_SELECTED, ['a'], true);
  expect(withoutGone(left, new Set(order))).toBe(left);
  expect(withoutGone({ kind: 'all', except: new Set(['z']) }, new Set(order))).toEqual(EVERYTHING_SELECTED);
});

test('it counts those that are selected and not shown; of everything that matches there are none', () => {
  expect(hiddenOf(withRows(NOTHING_SELECTED, ['a', 'y', 'z'], true), order)).toBe(2);
  expect(hiddenOf(toggled(EVERYTHING_SELECTED, 'z'), order)).toBe(0);
});
