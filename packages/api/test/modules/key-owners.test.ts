import type { Body } from '@slotwise/contract';
import { startServer, type Person, type TestServer } from '../harness';
import { join, rolesByName } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const [A, B] = ['01-01-1-1', '01-02-1-1'];

let server: TestServer;
let company: StockedCompany;
let second: Person;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  const { manager } = await rolesByName(server, company.owner);
  second = await join(server, company.owner, { roleId: manager.id });
});
afterAll(() => server.close());

let number = 0;
/** A pick list of one stop, whose goods are all that lies there of them. */
const released = async (quantity: number) => {
  const { token, warehouseId } = company;
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity, to_location_id: company.at(A) });
  const body = { warehouse_id: warehouseId, code: `KO ${++number}`, lines: [{ sku_id: sku.id, quantity }] };
  const { order } = (await server.call('POST /order', { token, body })).body;
  const wanted = { warehouse_id: warehouseId, order_ids: [order.id] };
  const { pickList } = (await server.call('POST /pick-list', { token, body: wanted })).body;
  return { sku, pickList };
};
const pick = (body: Body<'POST /pick-list/pick'>, token = company.token) =>
  server.call('POST /pick-list/pick', { token, body });

test('a key belongs to a person: the same pick by another one is refused, and booked once', async () => {
  const { sku, pickList } = await released(3);
  const said = { pick_list_id: pickList.id, turn: 1, quantity: 3, key: newKey() };
  const answers = await Promise.all([pick(said), pick(said, second.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await company.stock(sku.id)).map((row) => [row.location.code, row.onHand])).toEqual([]);
  const other = (await released(1)).pickList;
  const [winner, loser] = answers[0].status === 200 ? [company, second] : [second, company];
  const reused = { ...said, pick_list_id: other.id, quantity: 1 };
  expect(refusalOf(await pick(reused, loser.token))).toEqual([422, 'idempotency_key_reused']);
  expect((await pick(said, winner.token)).status).toBe(200);
});

test('a key belongs to a person: somebody else’s is refused, and what they have undone is undone', async () => {
  const sku = await company.sku();
  const { token } = second;
  const move = { key: newKey(), sku_id: sku.id, quantity: 2, to_location_id: company.at(A) };
  const body = { warehouse_id: company.warehouseId, moves: [move] };
  const [received] = (await server.call('POST /stock/receive', { token: company.token, body })).body.moves;
  const reused = [422, 'idempotency_key_reused', 'moves/0/key key_used'];
  expect(refusalOf(await server.call('POST /stock/receive', { token, body }))).toEqual(reused);
  const onward = {
    ...move,
    key: newKey(),
    quantity: 1,
    from_location_id: company.at(A),
    to_location_id: company.at(B),
  };
  const moving = { warehouse_id: company.warehouseId, moves: [onward] };
  expect((await server.call('POST /stock/move', { token: company.token, body: moving })).status).toBe(201);
  expect(refusalOf(await server.call('POST /stock/move', { token, body: moving }))).toEqual(reused);
  const [moved] = (await server.call('POST /stock/move', { token: company.token, body: moving })).body.moves;
  const undo = { moves: [{ key: `undo:${moved?.id ?? ''}`, move_id: moved?.id ?? '' }] };
  expect((await server.call('POST /stock/undo', { token: company.token, body: undo })).status).toBe(201);
  expect(refusalOf(await server.call('POST /stock/undo', { token, body: undo }))).toEqual([
    ...[409, 'already_undone', 'moves/0/move_id undone_already'],
  ]);
  expect((await company.stock(sku.id)).map((row) => [row.location.code, row.onHand])).toEqual([[A, 2]]);
  expect(received?.quantity).toBe(2);
});

test('a key of another booking is refused by the line of a receipt that has it', async () => {
  const sku = await company.sku();
  const { token, warehouseId } = company;
  const lines = [{ sku_id: sku.id, quantity: 2 }];
  const announced = { warehouse_id: warehouseId, code: 'KR 1', lines };
  const { receipt } = (await server.call('POST /receipt', { token, body: announced })).body;
  const move = { key: newKey(), sku_id: sku.id, quantity: 1, to_location_id: company.at(A) };
  await server.call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [move] } });
  const moves = [{ ...move, key: newKey() }, move];
  const refused = await server.call('POST /receipt/receive', { token, body: { receipt_id: receipt.id, moves } });
  expect(refusalOf(refused)).toEqual([422, 'idempotency_key_reused', 'moves/1/key key_used']);
});
