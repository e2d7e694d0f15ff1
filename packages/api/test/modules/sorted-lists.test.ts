import type { RouteKey } from '@slotwise/contract';
import { startServer, type TestServer } from '../harness';
import { refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

interface Row {
  id?: string;
  code?: string;
}
type ListKey = Extract<
  RouteKey,
  'GET /skus' | 'GET /orders' | 'GET /receipts' | 'GET /stock' | 'GET /locations' | 'GET /stock/moves'
>;

/** A list read two rows at a time, so that each order crosses pages. */
async function read<T extends Row>(key: ListKey, query: object): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | null | undefined;
  do {
    const asked = { ...query, limit: 2, ...(cursor && { cursor }) };
    const { status, body } = await server.call(key, { token: company.token, query: asked as never });
    expect(status).toBe(200);
    rows.push(...(body.items as unknown as T[]));
    cursor = body.nextCursor;
  } while (cursor);
  return rows;
}
const ordered = async (key: ListKey, sort: string, valueOf: (row: never) => unknown, query: object = {}) =>
  (await read(key, { ...query, sort })).map((row) => valueOf(row as never));

const WEIGHTS = [null, 300, 20, null, 1000];
const NAMES = ['ätzend', 'Bolt', 'anchor', 'Zinc', 'bolt'];
const FAMILIES = ['Tools', null, 'anchors', 'Bolts', null];

test('SKUs by code, name, family and weight, forwards and backwards, blanks last', async () => {
  for (const [n, name] of NAMES.entries()) {
    await company.sku({ code: `S${n}`, name, family: FAMILIES[n] ?? null, weight_g: WEIGHTS[n] ?? null });
  }
  const query = { q: 'S' };
  const fieldOf = (field: string) => (row: Record<string, unknown>) => row[field];
  const list = (sort: string, field: string) => ordered('GET /skus', sort, fieldOf(field) as never, query);
  const codes = NAMES.map((_, n) => `S${n}`);
  expect((await list('code', 'code')).filter((code) => codes.includes(String(code)))).toEqual(codes);
  expect((await list('-code', 'code')).filter((code) => codes.includes(String(code)))).toEqual(codes.toReversed());
  // As people look things up: whatever the case, and a letter with its accents beside it without them.
  const known = (name: unknown) => NAMES.includes(String(name));
  expect((await list('name', 'name')).filter(known)).toEqual(['anchor', 'ätzend', 'bolt', 'Bolt', 'Zinc']);
  expect((await list('-name', 'name')).filter(known)).toEqual(['Zinc', 'Bolt', 'bolt', 'ätzend', 'anchor']);
  const filled = (values: unknown[]) => values.slice(0, values.indexOf(null));
  expect(filled(await list('family', 'family'))).toEqual(['anchors', 'Bolts', 'Tools']);
  expect(filled(await list('-family', 'family'))).toEqual(['Tools', 'Bolts', 'anchors']);
  expect(filled(await list('weight', 'weightG'))).toEqual([20, 300, 1000]);
  expect(filled(await list('-weight', 'weightG'))).toEqual([1000, 300, 20]);
  for (const sort of ['family', '-weight']) expect(new Set(await list(sort, 'id')).size).toBe(NAMES.length);
});

test('orders by day, due day and code; receipts by their expected day; stock by SKU and place; places by walk and code; moves by time', async () => {
  const { warehouseId: warehouse_id } = company;
  const sku = await company.sku({ code: 'A-1' });
  const other = await company.sku({ code: 'B-1' });
  const due = ['2026-03-01T00:00:00.000Z', null, '2026-01-01T00:00:00.000Z'];
  for (const [n, due_at] of due.entries()) {
    const lines = [{ sku_id: sku.id, quantity: 1 }];
    const body = { warehouse_id, code: `O${n}`, due_at, lines, ordered_at: `2026-01-0${3 - n}T00:00:00.000Z` };
    expect((await server.call('POST /order', { token: company.token, body })).status).toBe(201);
  }
  const code = ({ code: one }: { code: string }) => one;
  expect(await ordered('GET /orders', 'ordered', code)).toEqual(['O2', 'O1', 'O0']);
  expect((await read('GET /orders', {})).map((row) => row.code)).toEqual(['O0', 'O1', 'O2']);
  expect(await ordered('GET /orders', 'due', code)).toEqual(['O2', 'O0', 'O1']);
  expect(await ordered('GET /orders', '-due', code)).toEqual(['O0', 'O2', 'O1']);
  expect(await ordered('GET /orders', '-code', code)).toEqual(['O2', 'O1', 'O0']);

  const expected = ['2026-03-01T00:00:00.000Z', null, '2026-01-01T00:00:00.000Z'];
  for (const [n, expected_at] of expected.entries()) {
    const body = { warehouse_id, code: `R${n}`, expected_at, lines: [{ sku_id: sku.id, quantity: 1 }] };
    expect((await server.call('POST /receipt', { token: company.token, body })).status).toBe(201);
  }
  expect((await read('GET /receipts', {})).map((row) => row.code)).toEqual(['R2', 'R1', 'R0']);
  expect(await ordered('GET /receipts', 'expectedAt', code)).toEqual(['R2', 'R0', 'R1']);
  expect(await ordered('GET /receipts', '-expectedAt', code)).toEqual(['R0', 'R2', 'R1']);

  const places = ['01-02-1-1', '01-01-1-1', '01-03-1-1'];
  for (const [n, at] of places.entries()) {
    const sku_id = n === 1 ? other.id : sku.id;
    await company.book('receive', { sku_id, quantity: 1, to_location_id: company.at(at) });
  }
  const where = ({ sku: { code: one }, location }: { sku: { code: string }; location: { code: string } }) =>
    `${one} ${location.code}`;
  const bySku = ['A-1 01-02-1-1', 'A-1 01-03-1-1', 'B-1 01-01-1-1'];
  expect(await ordered('GET /stock', 'sku', where)).toEqual(bySku);
  expect(await ordered('GET /stock', '-sku', where)).toEqual(bySku.toReversed());
  const byPlace = ['B-1 01-01-1-1', 'A-1 01-02-1-1', 'A-1 01-03-1-1'];
  expect(await ordered('GET /stock', 'location', where)).toEqual(byPlace);
  expect(await ordered('GET /stock', '-location', where)).toEqual(byPlace.toReversed());
  const walked = await ordered('GET /locations', 'walk', code, { warehouse_id });
  expect(await ordered('GET /locations', '-walk', code, { warehouse_id })).toEqual(walked.toReversed());
  const named = await ordered('GET /locations', 'code', code, { warehouse_id });
  expect(named).toEqual(walked.toSorted());
  expect(await ordered('GET /locations', '-code', code, { warehouse_id })).toEqual(named.toReversed());
  const moved = await ordered('GET /stock/moves', '-at', ({ id }: { id: string }) => id);
  expect(await ordered('GET /stock/moves', 'at', ({ id }: { id: string }) => id)).toEqual(moved.toReversed());
});

test('stock by pieces and by expiry, forwards and backwards, across pages; what never expires stands last', async () => {
  const places = ['01-01-2-1', '01-02-2-1', '01-03-2-1', '02-01-2-1', '02-02-2-1'];
  const sku = await company.sku({ code: 'X-1', lot_tracked: true });
  const plain = await company.sku({ code: 'X-2' });
  const expiries = ['2027-03-01', undefined, '2026-12-24', undefined, '2027-03-01'];
  const pieces = [7, 3, 100, 7, 7];
  for (const [n, at] of places.entries()) {
    const expires_on = expiries[n];
    const what = expires_on ? { sku_id: sku.id, lot: `L${n}`, expires_on } : { sku_id: plain.id };
    await company.book('receive', { ...what, quantity: pieces[n] ?? 0, to_location_id: company.at(at) });
  }
  type Row = { onHand: number; lot: { expiresOn: string | null } | null; location: { code: string } };
  const list = (sort: string, valueOf: (row: Row) => unknown) => ordered('GET /stock', sort, valueOf, { q: 'X-' });
  const onHand = (row: Row) => row.onHand;
  expect(await list('onHand', onHand)).toEqual([3, 7, 7, 7, 100]);
  expect(await list('-onHand', onHand)).toEqual([100, 7, 7, 7, 3]);
  const expiry = (row: Row) => row.lot?.expiresOn ?? null;
  expect(await list('expires', expiry)).toEqual(['2026-12-24', '2027-03-01', '2027-03-01', null, null]);
  expect(await list('-expires', expiry)).toEqual(['2027-03-01', '2027-03-01', '2026-12-24', null, null]);
  const where = ({ location: { code } }: Row) => code;
  for (const sort of ['onHand', '-onHand', 'expires', '-expires']) {
    expect((await list(sort, where)).toSorted()).toEqual(places);
  }
});

test('an order that a list does not have is refused, and so is a cursor of another order', async () => {
  const { token } = company;
  for (const [key, sort] of [
    ['GET /skus', 'weight_g'],
    ['GET /orders', '--due'],
    ['GET /stock', 'reserved'],
  ] as const) {
    const answer = await server.call(key, { token, query: { sort } as never });
    expect(refusalOf(answer as never)).toEqual([422, 'validation_failed', 'sort not_an_option']);
  }
  const page = { sort: 'name', limit: '1' } as const;
  const { body } = await server.call('GET /skus', { token, query: page });
  const query = { sort: '-name', cursor: body.nextCursor ?? '' } as const;
  expect((await server.call('GET /skus', { token, query })).body).toMatchObject({ details: [{ field: 'cursor' }] });
});
