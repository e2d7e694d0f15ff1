import { sql } from 'kysely';
import { startServer, type TestServer } from '../harness';
import { refusedRows } from './imported-state';
import { newKey, refusalOf, stockedCompany, writeAs, type StockedCompany } from './stock-fixtures';
import { check, importFile } from './uploads';

const A = '01-01-1-1';
const B = '01-02-1-1';
const HALF = 600_000_000_000;

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await stockedCompany(server);
});

const twoSkus = async () => [await company.sku({ code: 'A' }), await company.sku({ code: 'B' })] as const;
const linesOf = (skus: readonly { id: string }[], quantity: number) => skus.map(({ id }) => ({ sku_id: id, quantity }));
const post = (verb: 'order' | 'receipt', lines: { sku_id: string; quantity: number }[]) =>
  server.call(`POST /${verb}` as 'POST /order', {
    token: company.token,
    body: { warehouse_id: company.warehouseId, code: `O ${newKey().slice(0, 8)}`, lines },
  });

test.each(['order', 'receipt'] as const)('lines that come to too many pieces are refused: %s', async (verb) => {
  const skus = await twoSkus();
  const refused = await post(verb, linesOf(skus, HALF));
  expect(refusalOf(refused)).toEqual([422, 'validation_failed', 'lines/1/quantity too_many_in_all']);
  expect((await post(verb, linesOf(skus, HALF - HALF / 6))).status).toBe(201);
});

test.each(['open_orders', 'orders'] as const)('a file with such an order is refused by row: %s', async (kind) => {
  await twoSkus();
  const dated = (line: string) => (kind === 'orders' ? `${line},2022-01-02` : line);
  const rows = ['I,A,600000000000', 'i,B,600000000000', 'J,A,600000000000', 'I,B,400000000000'].map(dated);
  const file = `${kind === 'orders' ? 'order,sku,quantity,date' : 'order,sku,quantity'}\n${rows.join('\n')}\n`;
  const choices = { warehouse_id: company.warehouseId };
  const checked = await check(server, company.owner, kind, file, choices);
  expect(await refusedRows(server, company.owner, checked.id)).toEqual([[3, 'quantity too_many_in_all']]);
  await importFile(server, company.owner, kind, file, choices);
  const { items } = (await server.call('GET /orders', { token: company.token })).body;
  expect(items.map(({ code, pieces }) => [code, pieces]).sort()).toEqual([
    ['I', 1_000_000_000_000],
    ['J', HALF],
  ]);
});

test('an order that was kept with more is listed, released and canceled', async () => {
  const skus = await twoSkus();
  const { order } = (await post('order', linesOf(skus, 1))).body;
  await company.book('receive', { sku_id: skus[0].id, quantity: 5, to_location_id: company.at(A) });
  // As an older version has kept it.
  await writeAs(server, company.owner, sql`UPDATE order_lines SET quantity = ${HALF} WHERE order_id = ${order.id}`);
  const { token, warehouseId } = company;
  const listed = await server.call('GET /orders', { token });
  expect(listed.body.items).toMatchObject([{ code: order.code, pieces: 2 * HALF }]);
  const made = await server.call('POST /pick-list', {
    token,
    body: { warehouse_id: warehouseId, order_ids: [order.id] },
  });
  expect([made.status, made.body.missing.map(({ pieces }) => pieces)]).toEqual([201, [HALF - 5, HALF]]);
  const canceled = await server.call('DELETE /orders', { token, body: { order_ids: [order.id] } });
  expect(canceled.status).toBe(200);
});

test('a pick list of many orders of the largest size is made and given up', async () => {
  const [sku] = await twoSkus();
  await company.book('receive', { sku_id: sku.id, quantity: 5, to_location_id: company.at(B) });
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) ids.push((await post('order', linesOf([sku], 1_000_000_000_000))).body.order.id);
  const { token, warehouseId } = company;
  const made = await server.call('POST /pick-list', { token, body: { warehouse_id: warehouseId, order_ids: ids } });
  expect(made.status).toBe(201);
  const body = { pick_list_id: made.body.pickList.id };
  expect((await server.call('DELETE /pick-list', { token, body })).status).toBe(200);
});

test('a receipt says how much more than the most pieces is accepted', async () => {
  const [sku] = await twoSkus();
  const { token, warehouseId } = company;
  const body = { warehouse_id: warehouseId, over_receipt: 1000 };
  expect((await server.call('PATCH /warehouse/policy', { token, body })).status).toBe(200);
  const made = await post('receipt', linesOf([sku], 1_000_000_000_000));
  const { receipt } = made.body as unknown as { receipt: { id: string } };
  const read = await server.call('GET /receipt', { token, query: { receipt_id: receipt.id } });
  expect([read.status, read.body.lines.map(({ most }) => most)]).toEqual([200, [11_000_000_000_000]]);
});
