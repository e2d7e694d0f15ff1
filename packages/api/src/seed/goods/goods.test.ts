import { makeGoods } from '../../modules/first-steps';
import { LARGE_GOODS } from '../large-tenant';

const SIZE = {
  seed: 3,
  aisles: 6,
  bays: 10,
  levels: 3,
  skus: 300,
  orders: 6000,
  from: new Date('2022-01-03T00:00:00Z'),
  days: 730,
};

/** Number of lines of each SKU. */
const demandOf = ({ lines }: ReturnType<typeof makeGoods>): Map<number, number> => {
  const demand = new Map<number, number>();
  for (const { sku } of lines()) demand.set(sku, (demand.get(sku) ?? 0) + 1);
  return demand;
};
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

test('the same seed makes the same goods and orders, another one others', () => {
  const [one, same, other] = [makeGoods(SIZE), makeGoods(SIZE), makeGoods({ ...SIZE, seed: 4 })];
  const all = ({ skus, stock, lines }: typeof one) => JSON.stringify([skus, stock, [...lines()]]);
  expect(all(same)).toBe(all(one));
  expect(all(other)).not.toBe(all(one));
});

test('few SKUs carry most lines, in families of which some have lots', () => {
  const goods = makeGoods(SIZE);
  const demand = [...demandOf(goods).values()].sort((a, b) => b - a);
  const fifth = sum(demand.slice(0, goods.skus.length / 5)) / sum(demand);
  expect(fifth).toBeGreaterThan(0.6);
  expect(fifth).toBeLessThan(0.95);
  expect(new Set(goods.skus.map(({ family }) => family)).size).toBeGreaterThan(3);
  const lots = goods.stock.filter(({ lot }) => lot !== null).length;
  expect([lots > 0, lots < goods.stock.length]).toEqual([true, true]);
});

test('what has a season is ordered in it, and some SKUs are ordered together', () => {
  const goods = makeGoods(SIZE);
  let [inSeason, off, withCompanion, companions] = [0, 0, 0, 0];
  const orders = new Map<string, Set<number>>();
  for (const { order, sku, at } of goods.lines()) {
    const { season } = goods.skus[sku] ?? {};
    const away =
      season == null ? null : Math.min((at.getUTCMonth() - season + 12) % 12, (season - at.getUTCMonth() + 12) % 12);
    if (away !== null && away <= 1) inSeason += 1;
    if (away !== null && away >= 5) off += 1;
    orders.set(order, (orders.get(order) ?? new Set<number>()).add(sku));
  }
  // Three months each.
  expect(inSeason).toBeGreaterThan(3 * off);
  for (const skus of orders.values())
    for (const sku of skus) {
      const companion = goods.skus[sku]?.companion ?? null;
      if (companion === null || companion === sku) continue;
      companions += 1;
      if (skus.has(companion)) withCompanion += 1;
    }
  expect(withCompanion / companions).toBeGreaterThan(0.4);
});

test('the large seed has 3,800 SKUs, 4,000 places and 520,000 order lines', () => {
  const goods = makeGoods(LARGE_GOODS);
  expect([goods.skus.length, goods.locations.length]).toEqual([3800, 4000]);
  const lines = sum(demandOf(goods).values());
  expect(lines).toBeGreaterThanOrEqual(515_000);
  expect(lines).toBeLessThanOrEqual(530_000);
});
