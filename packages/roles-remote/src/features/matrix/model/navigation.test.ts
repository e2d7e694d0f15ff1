import { placeAfter } from './navigation';

const bounds = { rows: 100, columns: 20, page: 10 };
const press = (key: string, row = 50, column = 5, ctrlKey = false) => {
  const place = placeAfter({ row, column }, { key, ctrlKey, metaKey: false }, bounds);
  return place && [place.row, place.column];
};

test.each([
  ['ArrowUp', [49, 5]],
  ['ArrowDown', [51, 5]],
  ['ArrowLeft', [50, 4]],
  ['ArrowRight', [50, 6]],
  ['Home', [50, -1]],
  ['End', [50, 19]],
  ['PageUp', [40, 5]],
  ['PageDown', [60, 5]],
])('%s', (key, expected) => expect(press(key)).toEqual(expected));

test.each([
  ['ArrowUp', [0, 5]],
  ['ArrowDown', [99, 5]],
  ['ArrowLeft', [50, -1]],
  ['ArrowRight', [50, 19]],
  ['Home', [0, -1]],
  ['End', [99, 19]],
])('Control and %s go all the way', (key, expected) => expect(press(key, 50, 5, true)).toEqual(expected));

test('above the first row are the headings', () => expect(press('ArrowUp', 0, 3)).toEqual([-1, 3]));

test('nothing leads out of the grid', () => {
  expect(press('ArrowUp', -1, 3)).toEqual([-1, 3]);
  expect(press('ArrowLeft', 0, -1)).toEqual([0, -1]);
  expect(press('PageDown', 95, 19)).toEqual([99, 19]);
  expect(press('ArrowRight', 99, 19)).toEqual([99, 19]);
});

test('other keys are not for the grid', () => expect(press('a')).toBeNull());
