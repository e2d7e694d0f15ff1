import { sql } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import { newKey, stockedCompany, type StockedCompany } from './stock-fixtures';

const [A, B] = ['01-01-1-1', '01-02-1-1'];

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

/** Writes the stock past its ledger, as nobody can through the application. */
const past = (query: string) => server.services.db.withSystem(prepared((trx) => sql.raw(query).execute(trx)));

test('stock and reservations that are not what the ledger and the reservations come to are found, each with both sums', async () => {
  const [kept, gone] = [await company.sku(), await company.sku({ lot_tracked: true })];
  await company.book('receive', { sku_id: kept.id, quantity: 5, to_location_id: company.at(A) });
  await company.book('receive', { sku_id: gone.id, quantity: 7, lot: 'L-1', to_location_id: company.at(B) });
  const lines = [{ sku_id: kept.id, quantity: 2 }];
  const body = { warehouse_id: company.warehouseId, reference: 'Show', lines };
  await server.call('POST /reservation', { token: company.token, body });
  expect(await company.proof()).toMatchObject({
    ...{ moves: 2, reservations: 1, keys: 2, onHand: 12, reserved: 2 },
    ...{ wrongOnHand: [], wrongReserved: [] },
  });
  await past(`UPDATE stock SET on_hand = 9, reserved = 1 WHERE sku_id = '${kept.id}'`);
  await past(`DELETE FROM stock WHERE sku_id = '${gone.id}'`);
  const { wrongOnHand, wrongReserved } = await company.proof();
  const found = (rows: typeof wrongOnHand) =>
    rows.map(({ skuId, locationId, lotId, summed, kept: said }) => [skuId, locationId, lotId !== null, summed, said]);
  expect(found(wrongOnHand).sort()).toEqual(
    [
      [kept.id, company.at(A), false, 5, 9],
      [gone.id, company.at(B), true, 7, 0],
    ].sort(),
  );
  expect(found(wrongReserved)).toEqual([[kept.id, company.at(A), false, 2, 1]]);
});

test('found stock is a move of its own, from nowhere', async () => {
  const sku = await company.sku();
  const { body } = await company.book('found', { sku_id: sku.id, quantity: 3, to_location_id: company.at(A) });
  expect(body.moves).toMatchObject([{ kind: 'found', quantity: 3, from: null, to: { code: A } }]);
});

test('goods that come to one place at once break no rule of it, whatever their order', async () => {
  const own = await stockedCompany(server);
  const { token } = own;
  const typed = async (code: string, rules: object) => {
    const body = { name: `Type ${newKey()}`, ...rules };
    const { locationType } = (await server.call('POST /location-type', { token, body })).body;
    const change = { location_id: own.at(code), type_id: locationType.id };
    await server.call('PATCH /location', { token, body: change });
  };
  await typed(A, { max_pieces: 5 });
  await typed(B, { mixing: 'same_sku' });
  const skus = [await own.sku(), await own.sku(), await own.sku()];
  const put = (code: string, at: number, quantity: number) =>
    own.book('receive', { sku_id: skus[at % skus.length]?.id ?? '', quantity, to_location_id: own.at(code) });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => [put(A, at, 2), put(B, at, 1)]).flat());
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const rows = await own.stock();
  const at = (code: string) => rows.filter(({ location }) => location.code === code);
  expect(at(A).reduce((sum, { onHand }) => sum + onHand, 0)).toBe(4);
  expect(at(B)).toHaveLength(1);
  expect(at(B)[0]?.onHand).toBe(4);
});

test('a count of the oldest takes places with stock that were never counted, then those counted longest ago', async () => {
  const own = await stockedCompany(server);
  const { token, warehouseId } = own;
  const places = ['01-01-1-1', '01-02-1-1', '01-03-1-1', '02-01-1-1'];
  const sku = await own.sku();
  for (const code of places) await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(code) });
  const counted = async (most: number) => {
    const body = { warehouse_id: warehouseId, chosen_by: 'oldest' as const, most };
    const { count } = (await server.call('POST /count', { token, body })).body;
    const query = { count_id: count.id };
    const { items } = (await server.call('GET /count/tasks', { token, query })).body;
    for (const { id } of items) {
      const entries = [{ sku_id: sku.id, quantity: 1 }];
      await server.call('POST /count/entry', { token, body: { task_id: id, entries } });
    }
    return items.map(({ location }) => location.code).sort();
  };
  expect(await counted(2)).toEqual(places.slice(0, 2));
  expect(await counted(3)).toEqual([places[0], ...places.slice(2)]);
  expect(await counted(1)).toEqual([places[1]]);
});
