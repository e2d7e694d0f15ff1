import { targetOf } from './grid-keys';

const size = { rows: 100, columns: 4, page: 10, isRightToLeft: false };
const press = (key: string, row: number, column: number, more: Partial<typeof size & { ctrlKey: boolean }> = {}) => {
  const { ctrlKey = false, ...other } = more;
  const target = targetOf({ key, ctrlKey, metaKey: false }, { row, column }, { ...size, ...other });
  return target && [target.row, target.column];
};

test('arrows move by one cell and stop at the edges; the header is above the first row', () => {
  expect(press('ArrowRight', 5, 1)).toEqual([5, 2]);
  expect(press('ArrowLeft', 5, 0)).toEqual([5, 0]);
  expect(press('ArrowUp', 0, 1)).toEqual([-1, 1]);
  expect(press('ArrowUp', -1, 1)).toEqual([-1, 1]);
  expect(press('ArrowDown', 99, 1)).toEqual([99, 1]);
});

test('left is where left is seen', () => {
  expect(press('ArrowLeft', 5, 1, { isRightToLeft: true })).toEqual([5, 2]);
  expect(press('ArrowRight', 5, 0, { isRightToLeft: true })).toEqual([5, 0]);
});

test('pages, ends of the row, ends of the table', () => {
  expect(press('PageDown', 5, 1)).toEqual([15, 1]);
  expect(press('PageDown', 95, 1)).toEqual([99, 1]);
  expect(press('PageUp', 5, 1)).toEqual([0, 1]);
  expect(press('Home', 5, 2)).toEqual([5, 0]);
  expect(press('End', 5, 2)).toEqual([5, 3]);
  expect(press('Home', 5, 2, { ctrlKey: true })).toEqual([0, 0]);
  expect(press('End', 5, 2, { ctrlKey: true })).toEqual([99, 3]);
});

test('an empty table has its header alone', () => {
  expect(press('ArrowDown', -1, 1, { rows: 0 })).toEqual([-1, 1]);
  expect(press('End', -1, 1, { rows: 0, ctrlKey: true })).toEqual([-1, 3]);
  expect(press('Home', -1, 1, { rows: 0, ctrlKey: true })).toEqual([-1, 0]);
});

test('other keys lead nowhere', () => {
  expect(press('a', 1, 1)).toBeNull();
  expect(press('Enter', 1, 1)).toBeNull();
});
