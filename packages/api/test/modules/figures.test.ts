import { randomUUID } from 'node:crypto';
import type { Answer, RouteKey } from '@slotwise/contract';
import { sql, type Insertable } from 'kysely';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import type { Tables, Trx } from '../../src/platform/db/tables';

let server: TestServer;
let owner: Person;
let other: Person;
let warehouseId: string;
beforeAll(async () => {
  server = await startServer();
  [owner, other] = [await signUp(server.call), await signUp(server.call)];
  warehouseId = await addWarehouse(owner);
});
afterAll(() => server.close());

type FigureRoute = Extract<RouteKey, `GET /figures/${string}`>;
const RANGE = { from: '2022-01-20', to: '2022-03-05' };
type Figures<K extends FigureRoute> = Answer<K>['figures'];
async function figures<K extends FigureRoute>(
  route: K,
  query: Record<string, string> = RANGE,
  person = owner,
): Promise<Figures<K>> {
  const { status, body } = await server.call(route, { token: person.token, query });
  expect(status).toBe(200);
  return (body as { figures: Figures<K> }).figures;
}

const addWarehouse = async ({ token }: Person) =>
  (await server.call('POST /warehouse', { token, body: { name: `Hall ${randomUUID()}` } })).body.warehouse.id;
const change = <T>(work: (trx: Trx) => Promise<T>) => server.services.db.withSystem(prepared(work));
const insert = <N extends keyof Tables>(table: N, rows: readonly Insertable<Tables[N]>[]) =>
  change((trx) =>
    trx
      .insertInto(table)
      .values(rows as never)
      .execute(),
  );

async function addSku(company: Person, more: Partial<Insertable<Tables['skus']>> = {}): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const row = { id, company_id: company.tenantId, code: id, name: 'Sku', created_at: at, changed_at: at, ...more };
  await insert('skus', [row as Insertable<Tables['skus']>]);
  return id;
}

/** One order at a time, each line of one SKU. @returns the order's id */
async function order(
  at: string,
  skus: readonly string[],
  place = warehouseId,
  company = owner,
  file: { import_id?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const ordered = new Date(at);
  const base = { id, company_id: company.tenantId, warehouse_id: place, code: id, status: 'done' as const, ...file };
  await insert('orders', [{ ...base, ordered_at: ordered, created_at: ordered } as Insertable<Tables['orders']>]);
  await insert(
    'order_lines',
    skus.map((sku_id, n) => ({
      ...{ company_id: company.tenantId, order_id: id, line: n + 1, sku_id, quantity: 3, at: ordered },
      ...file,
    })),
  );
  return id;
}

/** A layout of places, given as `[aisle, height in mm]`, in a warehouse of its own. */
async function layOut(places: readonly [number, number][], purpose: 'storage' | 'receiving' = 'storage') {
  const warehouse = await addWarehouse(owner);
  const at = new Date();
  const own = { company_id: owner.tenantId, warehouse_id: warehouse };
  await insert('warehouse_layouts', [
    { ...own, version: 1, changed_at: at } as Insertable<Tables['warehouse_layouts']>,
  ]);
  const rows = places.map(([aisle, z_mm], n) => ({
    ...{ ...own, id: randomUUID(), code: `A${n}`, purpose, aisle, bay: 1, level: 1, position: n + 1 },
    ...{ walk_order: n, z_mm, since: 1, created_at: at },
  }));
  await insert('locations', rows as unknown as Insertable<Tables['locations']>[]);
  return { warehouse, places: rows.map(({ id }) => id) };
}

const move = async (row: Partial<Insertable<Tables['stock_moves']>>) => {
  const id = randomUUID();
  const base = { id, company_id: owner.tenantId, key: id, user_id: owner.userId, quantity: 10, at: new Date() };
  await insert('stock_moves', [{ ...base, ...row } as Insertable<Tables['stock_moves']>]);
  return id;
};
const receive = (sku_id: string, warehouse_id: string, to_location_id: string, more = {}) =>
  move({ kind: 'receive', sku_id, warehouse_id, to_location_id, to_state: 'available', ...more });

describe('demand', () => {
  let hall: string;
  let skus: string[];
  let may: string;
  beforeAll(async () => {
    hall = await addWarehouse(owner);
    skus = [await addSku(owner), await addSku(owner), await addSku(owner)];
    const [a = '', b = '', c = ''] = skus;
    // The first falls before the range, the last after it; whole months and single days lie between.
    await order('2022-01-19T23:59:59.999Z', [a], hall);
    for (const day of ['01-20', '02-01', '02-14', '02-28', '03-01', '03-05']) {
      await order(`2022-${day}T08:30:00Z`, [a, b], hall);
    }
    for (let n = 0; n < 9; n += 1) await order('2022-02-10T22:10:00Z', [a], hall);
    await order('2022-03-05T23:59:59.999Z', [c], hall);
    may = await order('2022-05-06T00:00:00Z', [a, b, c], hall);
    await order('2022-02-10T08:00:00Z', [await addSku(other)], await addWarehouse(other), other);
  });
  const ofHall = (range = RANGE) => ({ ...range, warehouse_id: hall });

  test('is counted by day, by hour of the week and by month, with both ends of the range', async () => {
    const { days, week, months, latest } = await figures('GET /figures/rhythm', ofHall());
    expect(days.map(({ day, lines }) => [day, lines])).toEqual([
      ['2022-01-20', 2],
      ['2022-02-01', 2],
      ['2022-02-10', 9],
      ['2022-02-14', 2],
      ['2022-02-28', 2],
      ['2022-03-01', 2],
      ['2022-03-05', 3],
    ]);
    // The tenth of February was a Thursday.
    expect(week).toContainEqual({ weekday: 4, hour: 22, lines: 9 });
    expect(months).toEqual([
      { month: '2022-01-01', lines: 3, pieces: 9 },
      { month: '2022-02-01', lines: 15, pieces: 45 },
      { month: '2022-03-01', lines: 5, pieces: 15 },
    ]);
    expect(latest).toBe('2022-05-06');
  });

  test('falls on SKUs the same way whether months are whole or not', async () => {
    const { skus: count, lines, pieces, classes, groups } = await figures('GET /figures/velocity', ofHall());
    expect([count, lines, pieces]).toEqual([3, 22, 66]);
    // 15, 6 and 1 lines: the second one begins below 80 %, the third one behind 95 %.
    expect(classes).toEqual([
      { class: 'A', skus: 2, lines: 21, pieces: 63 },
      { class: 'C', skus: 1, lines: 1, pieces: 3 },
    ]);
    expect(groups.map((group) => group.lines)).toEqual([15, 6, 1]);
    const [whole, single] = [
      { from: '2022-02-01', to: '2022-02-28' },
      { from: '2022-02-02', to: '2022-02-27' },
    ];
    expect((await figures('GET /figures/velocity', ofHall(whole))).lines).toBe(15);
    expect((await figures('GET /figures/velocity', ofHall(single))).lines).toBe(11);
    // The order of the first moment of the sixth of May belongs to that day.
    expect((await figures('GET /figures/velocity', ofHall({ from: '2022-04-10', to: '2022-05-05' }))).lines).toBe(0);
    expect((await figures('GET /figures/velocity')).lines).toBe(22);
  });

  test('follows lines that change or go, and none that is picked', async () => {
    const sums = async () =>
      (await figures('GET /figures/rhythm', ofHall({ from: '2022-05-01', to: '2022-05-31' }))).days;
    expect(await sums()).toEqual([{ day: '2022-05-06', lines: 3, pieces: 9 }]);
    await change((trx) => trx.updateTable('order_lines').set({ picked: 2 }).where('order_id', '=', may).execute());
    expect(await sums()).toEqual([{ day: '2022-05-06', lines: 3, pieces: 9 }]);
    const at = new Date('2022-05-07T01:00:00Z');
    await change((trx) =>
      trx
        .updateTable('order_lines')
        .set({ quantity: 4, at })
        .where('order_id', '=', may)
        .where('line', '=', 1)
        .execute(),
    );
    expect(await sums()).toEqual([
      { day: '2022-05-06', lines: 2, pieces: 6 },
      { day: '2022-05-07', lines: 1, pieces: 4 },
    ]);
    await change((trx) => trx.deleteFrom('orders').where('id', '=', may).execute());
    expect(await sums()).toEqual([]);
    const kept = await change((trx) =>
      sql<{ lines: number }>`SELECT sum(lines)::int AS lines FROM demand_months
      WHERE warehouse_id = ${hall} AND month = '2022-05-01'`.execute(trx),
    );
    expect(kept.rows).toEqual([{ lines: 0 }]);
  });

  test('counts the lines of a file when all of them are shown, and none of a file that was given up', async () => {
    const own = await addWarehouse(owner);
    const sums = async () =>
      (await figures('GET /figures/rhythm', { from: '2022-06-01', to: '2022-07-31', warehouse_id: own })).days;
    const come = async (file: string) => {
      for (const day of ['06-03', '06-03', '07-04'])
        await order(`2022-${day}T09:00:00Z`, skus, own, owner, { import_id: file });
      expect(await sums()).toEqual([]);
    };
    const call = (name: string, file: string, most: number) =>
      change((trx) =>
        sql<{ more: boolean }>`SELECT ${sql.raw(name)}(${file}, ${owner.tenantId}, ${most}) AS more`.execute(trx),
      );
    const repeat = async (name: string, file: string, most: number) => {
      let calls = 0;
      while ((await call(name, file, most)).rows[0]?.more) calls += 1;
      expect(await sums()).toEqual([]);
      return calls;
    };
    const givenUp = randomUUID();
    await come(givenUp);
    expect(await repeat('forget_order_import', givenUp, 2)).toBeGreaterThan(1);
    await change((trx) =>
      trx
        .deleteFrom('orders')
        .where(sql<boolean>`import_id = ${givenUp}`)
        .execute(),
    );

    const summed = randomUUID();
    await come(summed);
    const show = (file: string) =>
      change((trx) =>
        sql`INSERT INTO shown_order_imports (import_id, company_id) VALUES (${file}, ${owner.tenantId})`.execute(trx),
      );
    await show(summed);
    const once = [
      { day: '2022-06-03', lines: 6, pieces: 18 },
      { day: '2022-07-04', lines: 3, pieces: 9 },
    ];
    expect(await sums()).toEqual(once);
    const velocity = () =>
      figures('GET /figures/velocity', { from: '2022-06-01', to: '2022-07-31', warehouse_id: own });
    expect(await velocity()).toMatchObject({ lines: 9, pieces: 27 });
    await change((trx) =>
      trx
        .deleteFrom('orders')
        .where(sql<boolean>`import_id = ${summed}`)
        .execute(),
    );
    expect(await sums()).toEqual([]);
  });

  test('no company forgets the file of another', async () => {
    const scope = { userId: other.userId, companyId: other.tenantId, wmsId: null };
    const asked = server.services.db.readTenant(scope, (trx) =>
      sql`SELECT forget_order_import('file', ${owner.tenantId}, 10)`.execute(trx),
    );
    await expect(asked).rejects.toThrow('another company');
  });

  test('goes with its company', async () => {
    const gone = await signUp(server.call);
    await order('2022-02-10T08:00:00Z', [await addSku(gone)], await addWarehouse(gone), gone);
    await change((trx) => trx.deleteFrom('order_lines').where('company_id', '=', gone.tenantId).execute());
    expect((await figures('GET /figures/velocity', RANGE, gone)).lines).toBe(0);
  });

  test('lies in aisles, and between knee and shoulder, as its goods do', async () => {
    const { warehouse, places } = await layOut([
      [1, 200],
      [1, 1000],
      [7, 1400],
      [7, 1600],
    ]);
    const [low = '', middle = '', high = '', top = ''] = places;
    const [one, two] = [await addSku(owner), await addSku(owner)];
    for (let n = 0; n < 4; n += 1) await order('2022-02-10T08:00:00Z', [one, ...(n < 3 ? [two] : [])], warehouse);
    await receive(one, warehouse, middle);
    await receive(two, warehouse, low);
    await receive(two, warehouse, high);
    await receive(two, warehouse, top, { to_state: 'damaged' });
    const { aisles, golden } = await figures('GET /figures/density', { ...RANGE, warehouse_id: warehouse });
    expect(aisles).toEqual([
      { aisle: 1, places: 2, lines: 5.5 },
      { aisle: 7, places: 1, lines: 1.5 },
    ]);
    expect(golden).toEqual({ lines: 5.5, known: 7 });
  });
});

test('each warehouse is counted by what lies and waits in it', async () => {
  const { warehouse, places } = await layOut([
    [1, 200],
    [1, 900],
  ]);
  const sku = await addSku(owner);
  await receive(sku, warehouse, places[0] ?? '');
  const waiting = await order('2022-01-05T08:00:00Z', [sku], warehouse);
  await change((trx) => trx.updateTable('orders').set({ status: 'open' }).where('id', '=', waiting).execute());
  const { status, body } = await server.call('GET /warehouses/figures', { token: owner.token });
  expect(status).toBe(200);
  expect(body.figures.find(({ warehouseId: id }) => id === warehouse)).toEqual({
    ...{ warehouseId: warehouse, places: 2, used: 1, skus: 1, pieces: 10, orders: 1, receipts: 0, putAways: 0 },
  });
  // The dashboard says of each warehouse what waits on its floor.
  await receive(sku, warehouse, places[0] ?? '', { quantity: 3 });
  const { open } = (await server.call('GET /warehouses/open', { token: owner.token })).body;
  for (const { warehouseId, ...work } of open) {
    const query = { ...RANGE, warehouse_id: warehouseId };
    expect(work).toEqual((await server.call('GET /figures/overview', { token: owner.token, query })).body.figures.open);
  }
  expect(open.map(({ warehouseId: id }) => id)).toContain(warehouse);
  const strangers = (await server.call('GET /warehouses/open', { token: other.token })).body.open;
  expect(strangers.map(({ warehouseId: id }) => id)).not.toContain(warehouse);
  const others = (await server.call('GET /warehouses/figures', { token: other.token })).body.figures;
  expect(others.map(({ warehouseId: id }) => id)).not.toContain(warehouse);
});

test('work is counted by hours of people, and what was undone is no work', async () => {
  const { warehouse, places } = await layOut([[1, 0]]);
  const sku_id = await addSku(owner);
  await receive(sku_id, warehouse, places[0]!, { quantity: 100 });
  const pick = (at: string, more = {}) =>
    move({
      ...{ kind: 'pick', sku_id, warehouse_id: warehouse, from_location_id: places[0]!, from_state: 'available' },
      ...{ at: new Date(at), quantity: 2, ...more },
    });
  await pick('2022-02-10T08:00:00Z');
  await pick('2022-02-10T08:59:59Z');
  await pick('2022-02-10T08:30:00Z', { user_id: null });
  const wrong = await pick('2022-02-10T09:00:00Z');
  const ask = async () => (await figures('GET /figures/overview', { ...RANGE, warehouse_id: warehouse })).picks;
  expect(await ask()).toEqual({ lines: 4, pieces: 8, hours: 3 });
  const { latest } = await figures('GET /figures/overview', { ...RANGE, warehouse_id: warehouse });
  expect(latest).toBe('2022-02-10');
  const back = { sku_id, warehouse_id: warehouse, to_location_id: places[0]!, to_state: 'available' as const };
  await move({ kind: 'undo', undoes: wrong, quantity: 2, ...back });
  expect(await ask()).toEqual({ lines: 3, pieces: 6, hours: 2 });
});

test('the overview counts space, what waits and what needs somebody', async () => {
  const { warehouse, places } = await layOut([
    [1, 0],
    [1, 0],
    [2, 0],
  ]);
  const measured = { length_mm: 1, width_mm: 1, height_mm: 1, weight_g: 1 };
  const sku = await addSku(owner, { reorder_at: 10, ...measured });
  const plenty = await addSku(owner, { reorder_at: 9, ...measured });
  const lot = async (days: number) => {
    const id = randomUUID();
    const expires_on = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const row = { id, company_id: owner.tenantId, sku_id: sku, code: id, expires_on, created_at: new Date() };
    await insert('lots', [row as unknown as Insertable<Tables['lots']>]);
    return id;
  };
  await receive(sku, warehouse, places[0]!, { lot_id: await lot(-2), quantity: 5 });
  await receive(sku, warehouse, places[0]!, { lot_id: await lot(10), quantity: 4 });
  await receive(sku, warehouse, places[0]!, { lot_id: await lot(60), quantity: 1 });
  await receive(plenty, warehouse, places[1]!, { quantity: 10 });
  const { space, attention } = await figures('GET /figures/overview', { ...RANGE, warehouse_id: warehouse });
  expect(space).toEqual({ places: 3, used: 2 });
  expect(attention).toMatchObject({ low: 1, expired: 1, expiring: 1 });
  // Sold out, and still asked for; in a warehouse that never had it, nobody lacks it.
  const soldOut = await addSku(owner, { reorder_at: 1, ...measured });
  await addSku(owner, { reorder_at: 1, ...measured });
  await order('2022-02-10T08:00:00Z', [soldOut], warehouse);
  const after = await figures('GET /figures/overview', { ...RANGE, warehouse_id: warehouse });
  expect(after.attention.low).toBe(2);
  // Nobody has worked there yet: a day with orders alone has no figures to show.
  expect(after.latest).toBeNull();
  // The list that the figure opens counts the same SKUs, once each.
  const { low: lowAnywhere } = (await figures('GET /figures/overview')).attention;
  const { matching } = (await server.call('GET /skus', { token: owner.token, query: { low: 'yes' } })).body;
  expect(lowAnywhere).toBeGreaterThanOrEqual(2);
  expect(matching).toBe(lowAnywhere);
  const before = (await figures('GET /figures/overview')).attention.unmeasured;
  await addSku(owner, { ...measured, weight_g: null });
  expect((await figures('GET /figures/overview')).attention.unmeasured).toBe(before + 1);
});

test('stock is aged by its first arrival, and what nobody orders is dead', async () => {
  const { warehouse, places } = await layOut([
    [1, 0],
    [1, 0],
  ]);
  const [wanted, dead] = [await addSku(owner), await addSku(owner)];
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await receive(wanted, warehouse, places[0]!, { at: ago(5) });
  await receive(wanted, warehouse, places[0]!, { at: ago(1) });
  await receive(dead, warehouse, places[1]!, { at: ago(400), quantity: 7 });
  const today = new Date().toISOString().slice(0, 10);
  await order(ago(170).toISOString(), [wanted], warehouse);
  await order(ago(190).toISOString(), [dead], warehouse);
  const asked = { from: today, to: today, warehouse_id: warehouse };
  const { ages, dead: found } = await figures('GET /figures/ageing', asked);
  expect(ages.filter(({ pieces }) => pieces > 0)).toEqual([
    { age: '30', places: 1, skus: 1, pieces: 20 },
    { age: 'more', places: 1, skus: 1, pieces: 7 },
  ]);
  expect(found).toEqual({ skus: 1, pieces: 7 });
});

test('a range that ends before it begins, is too long or names no day, and a warehouse of others', async () => {
  const fault = async (query: Record<string, string>) => {
    const { status, body } = await server.call('GET /figures/rhythm', { token: owner.token, query });
    return [status, body.details?.map(({ field }) => field) ?? body.code];
  };
  expect(await fault({ from: '2022-02-02', to: '2022-02-01' })).toEqual([422, ['to']]);
  expect(await fault({ from: '2020-01-01', to: '2022-02-01' })).toEqual([422, ['from']]);
  expect(await fault({ from: '2022-02-30', to: '2022-03-01' })).toEqual([422, ['from']]);
  expect(await fault({ ...RANGE, warehouse_id: await addWarehouse(other) })).toEqual([404, 'not_found']);
});
