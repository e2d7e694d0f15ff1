import type { Column } from './columns';
import { fitted } from './fitting';

const column = (more: Partial<Column<null>>): Column<null> => ({
  id: 'a',
  header: 'Ab',
  cell: () => null,
  width: 60,
  ...more,
});
const measure = (text: string) => text.length * 8;
const width = (more: Partial<Column<null>>, hasMenu = false) => fitted([column(more)], hasMenu, measure)[0]?.width;

test('a column is as wide as it was where everything fits', () => {
  expect(width({})).toBe(60);
});

test('a longer header widens it, with its menu and its arrow', () => {
  expect(width({ header: 'Gültig bis' })).toBe(96);
  expect(width({ header: 'Gültig bis' }, true)).toBe(122);
  expect(width({ header: 'Gültig bis', sortable: true }, true)).toBe(142);
});

test('the longest sample widens it', () => {
  expect(width({ samples: ['1/1/26', '12/28/26, 10:58 PM'] })).toBe(160);
  // It may shrink to that, and no further.
  const [fits] = fitted([column({ header: 'Gültig bis', width: 200, shrinksTo: 64 })], false, measure);
  expect(fits).toMatchObject({ width: 200, shrinksTo: 96 });
});

test('the longest badge widens it, and a sentence as a header does not', () => {
  expect(width({ badges: ['Offen', 'Angenommen'] })).toBe(130);
  expect(width({ header: 'x'.repeat(100) })).toBe(240);
});
