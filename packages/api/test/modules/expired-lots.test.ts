import { startServer, type TestServer } from '../harness';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const A = '01-01-1-1';
const PAST = '2020-01-01';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const goodsOf = async (lot: string) => {
  const { id } = await company.sku({ lot_tracked: true });
  return { sku_id: id, quantity: 2, lot, to_location_id: company.at(A) };
};
const refused = [422, 'validation_failed', 'moves/0/expires_on lot_expired'];

test('what has expired comes in as anything but available: by its own day, and by that of a lot that is known', async () => {
  const goods = await goodsOf('L-1');
  for (const verb of ['receive', 'found'] as const) {
    expect(refusalOf(await company.book(verb, { ...goods, expires_on: PAST }))).toEqual(refused);
    expect(await company.stock(goods.sku_id)).toEqual([]);
  }
  expect((await company.book('receive', { ...goods, expires_on: PAST, state: 'quarantine' })).status).toBe(201);
  expect(refusalOf(await company.book('receive', goods))).toEqual(refused);
  const states = (await company.stock(goods.sku_id)).map(({ state, onHand }) => [state, onHand]);
  expect(states).toEqual([['quarantine', 2]]);
});

test('a receipt refuses it as well, but of what comes back', async () => {
  const { token, warehouseId } = company;
  const goods = await goodsOf('L-2');
  const receive = async (returns: boolean) => {
    const announced = { warehouse_id: warehouseId, code: `R ${newKey()}`, returns };
    const body = { ...announced, lines: [{ sku_id: goods.sku_id, quantity: 2 }] };
    const { receipt } = (await server.call('POST /receipt', { token, body })).body;
    const move = { key: newKey(), ...goods, expires_on: PAST };
    return server.call('POST /receipt/receive', { token, body: { receipt_id: receipt.id, moves: [move] } });
  };
  expect(refusalOf(await receive(false))).toEqual(refused);
  expect((await receive(true)).status).toBe(201);
});

test('what has expired or is held is not picked; it is carried elsewhere and counted out', async () => {
  const { token } = company;
  const goods = await goodsOf('L-3');
  const lotId = (await company.receiveExpired(PAST, goods)).body.moves[0]?.lot?.id ?? '';
  const { to_location_id: from_location_id, ...what } = goods;
  const pick = () => company.book('pick', { ...what, quantity: 1, from_location_id } as never);
  const unusable = [409, 'lot_unusable', 'moves/0/lot lot_not_picked'];
  expect(refusalOf(await pick())).toEqual(unusable);
  await server.call('PATCH /lot', { token, body: { lot_id: lotId, expires_on: null, held: true } });
  expect(refusalOf(await pick())).toEqual(unusable);
  await server.call('PATCH /lot', { token, body: { lot_id: lotId, held: false } });
  expect((await pick()).status).toBe(201);
  await server.call('PATCH /lot', { token, body: { lot_id: lotId, expires_on: PAST } });
  const elsewhere = { ...what, quantity: 1, from_location_id, to_location_id: company.at('01-02-1-1') };
  expect((await company.book('move', elsewhere as never)).status).toBe(201);
});

test('a receipt that is sent again after its goods expired is answered as it was booked', async () => {
  const goods = { ...(await goodsOf('L-4')), key: newKey() };
  const first = await company.book('receive', goods);
  const lotId = first.body.moves[0]?.lot?.id ?? '';
  await server.call('PATCH /lot', { token: company.token, body: { lot_id: lotId, expires_on: PAST } });
  const again = await company.book('receive', goods);
  expect([again.status, again.body.moves[0]?.id]).toEqual([201, first.body.moves[0]?.id]);
});
