import { templateOf } from './cell-place';
import { arrange, formatChoices, inOrder, moved, parseChoices, withPin, withShown, withWidth } from './columns';
import type { Column, ColumnChoices } from './columns';

const column = (id: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  width: 100,
  ...more,
});
const columns = [
  column('name', { width: 200 }),
  column('sku', { minWidth: 80, maxWidth: 300 }),
  column('stock'),
  column('note', { optional: true }),
];
const drawn = (choices: ColumnChoices, all = columns) =>
  arrange(all, choices)
    .map(({ column: { id }, pin }) => (pin ? `${pin}:${id}` : id))
    .join(' ');

test('at first columns stand in their order, without optional ones', () => {
  expect(drawn({})).toBe('name sku stock');
});

test('columns are hidden and shown, but never the one that names the record', () => {
  expect(drawn(withShown({}, 'sku', false))).toBe('name stock');
  expect(drawn(withShown({}, 'note', true))).toBe('name sku stock note');
  expect(drawn(withShown({}, 'name', false))).toBe('name sku stock');
});

test('pinned columns stand at their edge, each beside the ones before it', () => {
  const choices = withPin(withPin(withPin({}, 'name', 'start'), 'stock', 'start'), 'sku', 'end');
  expect(drawn(choices)).toBe('start:name start:stock end:sku');
  const placed = arrange(columns, choices);
  expect(placed.map(({ offset, isEdge }) => [offset, isEdge])).toEqual([
    [0, false],
    [200, true],
    [0, true],
  ]);
  const both = withPin(choices, 'stock', 'end');
  expect(arrange(columns, both).map(({ column: { id }, offset }) => [id, offset])).toEqual([
    ['name', 0],
    ['sku', 100],
    ['stock', 0],
  ]);
});

test('what is pinned at first can be let go', () => {
  const pinned = [column('name', { pin: 'start' }), column('sku')];
  expect(drawn({}, pinned)).toBe('start:name sku');
  expect(drawn(withPin({}, 'name', null), pinned)).toBe('name sku');
});

test('a width stays within its limits', () => {
  const width = (px: number) => arrange(columns, withWidth({}, 'sku', px))[1]?.width;
  expect([width(10), width(120.4), width(5000)]).toEqual([80, 120, 300]);
});

test('columns that grow share what is left as their widths are to each other', () => {
  const growing = [column('name', { width: 200, grows: true }), column('sku'), column('role', { grows: true })];
  const template = (choices: ColumnChoices) => templateOf(arrange(growing, choices), 44, 40);
  expect(template({})).toBe('44px minmax(200px, 200fr) 100px minmax(100px, 100fr) 40px');
  expect(template(withWidth({}, 'name', 300))).toBe('44px 300px 100px minmax(100px, 100fr) 40px');
});

test('a column swaps its place with the neighbour that is shown, within its pinned group', () => {
  expect(drawn(moved(columns, {}, 'stock', -1))).toBe('name stock sku');
  expect(drawn(moved(columns, withShown({}, 'sku', false), 'stock', -1))).toBe('stock name');
  expect(drawn(moved(columns, {}, 'name', -1))).toBe('name sku stock');
  const pinned = withPin({}, 'name', 'start');
  expect(moved(columns, pinned, 'sku', -1)).toBe(pinned);
});

test('choices of columns that are gone are ignored; a new column appears at its place', () => {
  const choices = { order: ['stock', 'gone', 'name'], shown: { gone: true }, widths: { gone: 5 } };
  expect(inOrder(columns, choices).map(({ id }) => id)).toEqual(['stock', 'note', 'name', 'sku']);
});

test('choices survive as text, and what is no choice does not', () => {
  const choices = withPin(withWidth(withShown({ order: ['sku'] }, 'note', true), 'sku', 120), 'name', null);
  expect(parseChoices(formatChoices(choices))).toEqual(choices);
  for (const text of [null, '', 'null', '[]', '{"order":7,"widths":{"a":"wide"},"pins":{"a":"top"}}']) {
    expect(drawn(parseChoices(text))).toBe('name sku stock');
  }
});
