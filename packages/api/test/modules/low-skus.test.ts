import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { prepared, signUp, startServer, type TestServer } from '../harness';
import { randomness } from '../randomness';
import type { Tables } from '../../src/platform/db/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const RANGE = { from: '2022-01-20', to: '2022-03-05' };
const insert = <N extends keyof Tables>(table: N, rows: readonly Insertable<Tables[N]>[]) =>
  server.services.db.withSystem(
    prepared((trx) =>
      trx
        .insertInto(table)
        .values(rows as never)
        .execute(),
    ),
  );

test.each([1, 2, 3])('what is low is what the sums of piles and order lines say, of any stock: %d', async (seed) => {
  const owner = await signUp(server.call);
  const int = randomness(seed);
  const at = new Date('2022-02-10T08:00:00Z');
  const own = { company_id: owner.tenantId };
  const skus = Array.from({ length: 60 }, (_, n) => ({
    ...{ ...own, id: randomUUID(), code: `S${n}`, name: 'Sku', created_at: at, changed_at: at },
    ...{ reorder_at: int(6) === 0 ? null : int(4), archived: int(8) === 0 },
  }));
  await insert('skus', skus as unknown as Insertable<Tables['skus']>[]);
  const free = new Map<string, number>();
  const demanded = new Set<string>();
  const moves: Insertable<Tables['stock_moves']>[] = [];
  // Nobody ever asks the third for anything, and the fourth has neither stock nor demand.
  const warehouses = await Promise.all(
    [0, 1, 2, 3].map(async (n) => {
      const { token } = owner;
      const body = { name: `Hall ${n}` };
      return (await server.call('POST /warehouse', { token, body })).body.warehouse.id;
    }),
  );
  for (const [n, warehouse_id] of warehouses.slice(0, 3).entries()) {
    const site = { ...own, warehouse_id };
    const layout = { ...site, version: 1, changed_at: at };
    await insert('warehouse_layouts', [layout as Insertable<Tables['warehouse_layouts']>]);
    const places = [1, 2].map((position) => ({
      ...{ ...site, id: randomUUID(), code: `A${position}`, purpose: 'storage', aisle: 1, bay: 1, level: 1, position },
      ...{ walk_order: position, z_mm: 0, since: 1, created_at: at },
    }));
    await insert('locations', places as unknown as Insertable<Tables['locations']>[]);
    const order = { ...site, id: randomUUID(), code: `O${n}`, status: 'done', ordered_at: at, created_at: at };
    await insert('orders', [order as unknown as Insertable<Tables['orders']>]);
    const lines: Insertable<Tables['order_lines']>[] = [];
    for (const sku of skus) {
      const name = `${warehouse_id} ${sku.id}`;
      for (const place of places) {
        const quantity = int(4);
        const to_state = int(5) === 0 ? 'damaged' : 'available';
        if (quantity === 0) continue;
        const [id, key] = [randomUUID(), randomUUID()];
        const to = { to_location_id: place.id, to_state };
        moves.push({ ...site, id, key, kind: 'receive', sku_id: sku.id, quantity, ...to, at } as never);
        if (to_state === 'available') free.set(name, (free.get(name) ?? 0) + quantity);
      }
      if (n === 2 || int(2) === 0) continue;
      demanded.add(name);
      lines.push({ ...own, order_id: order.id, line: lines.length + 1, sku_id: sku.id, quantity: 1, at } as never);
    }
    if (lines.length > 0) await insert('order_lines', lines);
  }
  await insert('stock_moves', moves);

  const isLow = ({ id, reorder_at, archived }: (typeof skus)[number], warehouse: string) => {
    const name = `${warehouse} ${id}`;
    const isKept = free.has(name) || demanded.has(name);
    return !archived && reorder_at !== null && isKept && (free.get(name) ?? 0) <= reorder_at;
  };
  const lowIn = async (where: Record<string, string>) => {
    const { body } = await server.call('GET /figures/overview', { token: owner.token, query: { ...RANGE, ...where } });
    return body.figures.attention.low;
  };
  for (const warehouse of warehouses) {
    const expected = skus.filter((sku) => isLow(sku, warehouse)).length;
    expect(await lowIn({ warehouse_id: warehouse })).toBe(expected);
  }
  const anywhere = skus.filter((sku) => warehouses.some((warehouse) => isLow(sku, warehouse)));
  expect(await lowIn({})).toBe(anywhere.length);
  const { items } = (await server.call('GET /skus', { token: owner.token, query: { low: 'yes', limit: '100' } })).body;
  expect(items.map(({ code }) => code).sort()).toEqual(anywhere.map(({ code }) => code).sort());
});
