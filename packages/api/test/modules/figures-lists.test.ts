import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '@slotwise/contract';
import type { Insertable } from 'kysely';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import type { Tables } from '../../src/platform/db/tables';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const insert = <N extends keyof Tables>(table: N, rows: readonly Insertable<Tables[N]>[]) =>
  server.services.db.withSystem(
    prepared((trx) =>
      trx
        .insertInto(table)
        .values(rows as never)
        .execute(),
    ),
  );
const figures = async (query: Record<string, string>): Promise<Answer<'GET /figures/ageing'>['figures']> => {
  const { status, body } = await server.call('GET /figures/ageing', { token: owner.token, query });
  expect(status).toBe(200);
  return body.figures;
};

const call = async <K extends 'POST /warehouse' | 'POST /location' | 'POST /sku'>(route: K, body: Body<K>) => {
  const answer = await server.call(route, { token: owner.token, body });
  expect(answer.status).toBe(201);
  return answer.body as Answer<K>;
};

test('the lists that ages and dead stock open count what the figures count, page by page', async () => {
  const warehouse = (await call('POST /warehouse', { name: 'Hall' })).warehouse.id;
  const places: string[] = [];
  for (const code of ['A-01', 'A-02', 'A-03']) {
    places.push((await call('POST /location', { warehouse_id: warehouse, code, purpose: 'storage' })).location.id);
  }
  const skus: string[] = [];
  for (const code of ['FOIL', 'TAPE', 'GLUE']) skus.push((await call('POST /sku', { code, name: code })).sku.id);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  // On both sides of each border, further from it than this test takes.
  for (const [at, days] of [0, 29.9, 30.1, 89.9, 90.1, 179.9, 180.1, 364.9, 365.1].entries()) {
    const id = randomUUID();
    await insert('stock_moves', [
      {
        ...{ id, key: id, company_id: owner.tenantId, user_id: owner.userId, kind: 'receive', warehouse_id: warehouse },
        ...{ sku_id: skus[at % 3]!, to_location_id: places[Math.floor(at / 3)]!, to_state: 'available' },
        ...{ quantity: at + 1, at: ago(days) },
      } as Insertable<Tables['stock_moves']>,
    ]);
  }
  const [id, at] = [randomUUID(), ago(1)];
  const own = { company_id: owner.tenantId };
  await insert('orders', [
    {
      ...{ ...own, id, warehouse_id: warehouse, code: 'SO-1', status: 'done', ordered_at: at, created_at: at },
    } as Insertable<Tables['orders']>,
  ]);
  await insert('order_lines', [{ ...own, order_id: id, line: 1, sku_id: skus[0]!, quantity: 3, at }]);
  const today = new Date().toISOString().slice(0, 10);
  const list = async (query: Record<string, string>) => {
    const rows: { sku: string; place: string; pieces: number }[] = [];
    for (let cursor: string | undefined; ;) {
      const page = { warehouse_id: warehouse, limit: '1', ...query, ...(cursor !== undefined && { cursor }) };
      const { status, body } = await server.call('GET /stock', { token: owner.token, query: page });
      expect(status).toBe(200);
      rows.push(
        ...body.items.map(({ sku, location, onHand }) => ({ sku: sku.id, place: location.id, pieces: onHand })),
      );
      if (body.nextCursor === null) return rows;
      cursor = body.nextCursor;
    }
  };
  const counted = (rows: Awaited<ReturnType<typeof list>>) => ({
    places: new Set(rows.map(({ place }) => place)).size,
    skus: new Set(rows.map(({ sku }) => sku)).size,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  });
  const asked = { from: today, to: today, warehouse_id: warehouse };
  const { ages, dead } = await figures(asked);
  expect(ages.map(({ pieces }) => pieces)).toEqual([3, 7, 11, 15, 9]);
  for (const { age, ...figure } of ages) expect([age, counted(await list({ age }))]).toEqual([age, figure]);
  const { places: _places, ...lying } = counted(await list({ dead_on: today }));
  expect(lying).toEqual(dead);
  expect(dead.skus).toBe(2);
  // Of all warehouses, as the dashboard asks; the list of SKUs counts each of them once.
  const everywhere = await figures({ from: today, to: today });
  const { body } = await server.call('GET /skus', { token: owner.token, query: { dead_on: today } });
  expect(body.matching).toBe(everywhere.dead.skus);
  expect(everywhere.dead.skus).toBeGreaterThanOrEqual(2);
  const wrong = async (query: Record<string, string>) =>
    (await server.call('GET /stock', { token: owner.token, query })).status;
  expect([await wrong({ age: '31' }), await wrong({ dead_on: '2022-02-30' })]).toEqual([422, 422]);
});

test('of half a year each day counts for what is dead, those before and after its whole months as well', async () => {
  const warehouse = (await call('POST /warehouse', { name: 'Half a year' })).warehouse.id;
  const elsewhere = (await call('POST /warehouse', { name: 'Elsewhere' })).warehouse.id;
  const place = (await call('POST /location', { warehouse_id: warehouse, code: 'A-01', purpose: 'storage' })).location
    .id;
  const company_id = owner.tenantId;
  /** A SKU that lies there, and was ordered once. */
  const ordered = async (moment: string, warehouse_id = warehouse, file: { import_id?: string } = {}) => {
    const [id, code, at] = [randomUUID(), randomUUID(), new Date(moment)];
    const { sku } = await call('POST /sku', { code, name: code });
    const to = { warehouse_id: warehouse, to_location_id: place, to_state: 'available' };
    const move = { id, key: id, company_id, user_id: owner.userId, kind: 'receive', sku_id: sku.id, quantity: 10, at };
    await insert('stock_moves', [{ ...move, ...to } as Insertable<Tables['stock_moves']>]);
    const order = { company_id, id, warehouse_id, code, status: 'done', ordered_at: at, created_at: at, ...file };
    await insert('orders', [order as Insertable<Tables['orders']>]);
    await insert('order_lines', [{ company_id, order_id: id, line: 1, sku_id: sku.id, quantity: 3, at, ...file }]);
  };
  const day = '2023-07-20';
  const dead = async () => (await figures({ from: day, to: day, warehouse_id: warehouse })).dead;
  // The half year goes from 20 January to the end of this day.
  const within = ['2023-01-20T00:00:00Z', '2023-01-31T23:59:59Z', '2023-02-01T00:00:00Z', '2023-06-30T23:59:59Z'];
  for (const at of [...within, '2023-07-01T00:00:00Z', '2023-07-20T23:59:59Z']) await ordered(at);
  expect(await dead()).toEqual({ skus: 0, pieces: 0 });
  for (const at of ['2023-01-19T23:59:59Z', '2023-07-21T00:00:00Z']) await ordered(at);
  expect(await dead()).toEqual({ skus: 2, pieces: 20 });
  // Asked for elsewhere, and in a file that nobody sees yet.
  for (const at of ['2023-01-25T00:00:00Z', '2023-03-05T00:00:00Z']) {
    await ordered(at, elsewhere);
    await ordered(at, warehouse, { import_id: randomUUID() });
  }
  expect(await dead()).toEqual({ skus: 6, pieces: 60 });
  const query = { warehouse_id: warehouse, dead_on: day };
  expect((await server.call('GET /stock', { token: owner.token, query })).body.matching).toBe(6);
});
