import { compare, differenceOf } from './compare';

const amount = (skuId: string, quantity: number, lotId: string | null = null) =>
  ({ skuId, lotId, state: 'available', quantity }) as const;

test('what either side names is compared, and the same goods are summed', () => {
  const rows = compare(
    [amount('a', 1), amount('a', 2), amount('b', 4, '1')],
    [amount('a', 3), amount('b', 4, '2'), amount('c', 1)],
  );
  expect(rows.map(({ sku_id, lot_id, counted, expected }) => [sku_id, lot_id, counted, expected])).toEqual([
    ['a', null, 3, 3],
    ['b', '1', 4, 0],
    ['b', '2', 0, 4],
    ['c', null, 0, 1],
  ]);
  expect(differenceOf(rows)).toBe(9);
});

test('nothing counted where nothing is makes no difference', () => {
  expect(differenceOf(compare([], []))).toBe(0);
});
