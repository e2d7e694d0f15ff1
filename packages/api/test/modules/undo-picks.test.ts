import { startServer, type Person, type TestServer } from '../harness';
import { auditOf, join } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const [A, B, C] = ['01-01-1-1', '01-02-1-1', '02-01-1-1'];

let server: TestServer;
let company: StockedCompany;
let picker: Person;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  const { token } = company;
  const permissions = ['view_inventory', 'view_warehouses', 'move_inventory'].map((id) => ({ id }));
  const { role } = (await server.call('POST /role', { token, body: { name: 'Picker', permissions } })).body;
  picker = await join(server, company.owner, { roleId: role.id });
});
afterAll(() => server.close());

let number = 0;
/** An order of one line on a pick list, of goods that lie in these places. */
const released = async (quantity: number, at: Record<string, number>) => {
  const { token, warehouseId } = company;
  const sku = await company.sku();
  for (const [code, pieces] of Object.entries(at))
    await company.book('receive', { sku_id: sku.id, quantity: pieces, to_location_id: company.at(code) });
  const body = { warehouse_id: warehouseId, code: `UP ${++number}`, lines: [{ sku_id: sku.id, quantity }] };
  const { order } = (await server.call('POST /order', { token, body })).body;
  const wanted = { warehouse_id: warehouseId, order_ids: [order.id] };
  const { pickList } = (await server.call('POST /pick-list', { token, body: wanted })).body;
  return { sku, orderId: order.id, listId: pickList.id };
};
const pick = (listId: string, turn: number, quantity: number, over: object = {}, token = company.token) =>
  server.call('POST /pick-list/pick', {
    token,
    body: { pick_list_id: listId, turn, quantity, key: newKey(), ...over },
  });
const undo = (listId: string, turn: number, token = company.token) =>
  server.call('POST /pick-list/undo', { token, body: { pick_list_id: listId, turn } });
/** All that a pick changes, without when. */
const stateOf = async ({ sku, orderId, listId }: Awaited<ReturnType<typeof released>>) => {
  const { token } = company;
  const order = (await server.call('GET /order', { token, query: { order_id: orderId } })).body;
  const list = (await server.call('GET /pick-list', { token, query: { pick_list_id: listId } })).body;
  return {
    order: order.order,
    lines: order.lines,
    list: { ...list.pickList, user: null },
    tasks: list.tasks.map(({ undone: _, ...task }) => task),
    stock: (await company.stock(sku.id)).map((row) => [row.location.code, row.onHand, row.reserved]),
  };
};
const proven = async () => expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });

test('a pick is taken back: goods, stop, list and order are what they were, and it can be picked again', async () => {
  const made = await released(3, { [A]: 5 });
  const before = await stateOf(made);
  const picked = await pick(made.listId, 1, 3);
  expect((await stateOf(made)).order.status).toBe('done');
  const { status, body } = await undo(made.listId, 1);
  expect([status, body.task.undone, body.moves]).toMatchObject([
    200,
    1,
    [{ kind: 'undo', undoes: picked.body.moves[0]?.id, source: 'order', sourceId: made.orderId }],
  ]);
  expect(await stateOf(made)).toEqual(before);
  const [entry] = await auditOf(server, 'pick.undone', made.listId);
  expect(entry).toMatchObject({ details: { turn: 1, orderId: made.orderId, pieces: 3 } });
  expect(refusalOf(await undo(made.listId, 1))).toEqual([409, 'already_undone']);
  expect((await pick(made.listId, 1, 3)).body.pickList.status).toBe('done');
  await proven();
});

test('a short pick is taken back with the stops for its rest, unless something was picked there', async () => {
  const made = await released(4, { [A]: 4, [B]: 4 });
  const before = await stateOf(made);
  expect((await pick(made.listId, 1, 1, { reason: 'missing' })).body.instead).toHaveLength(1);
  expect((await undo(made.listId, 1)).status).toBe(200);
  expect(await stateOf(made)).toEqual(before);
  await pick(made.listId, 1, 1, { reason: 'missing' });
  await pick(made.listId, 2, 3);
  expect(refusalOf(await undo(made.listId, 1))).toEqual([409, 'conflict']);
  expect((await undo(made.listId, 2)).status).toBe(200);
  expect((await undo(made.listId, 1)).status).toBe(200);
  expect(await stateOf(made)).toEqual(before);
  await proven();
});

test('what cannot be as it was is refused whole: a full place, goods that others have reserved, a canceled order', async () => {
  const { token } = company;
  const full = await released(2, { [C]: 2 });
  await pick(full.listId, 1, 2);
  const type = { name: newKey(), max_pieces: 1 };
  const { locationType } = (await server.call('POST /location-type', { token, body: type })).body;
  const retype = (id: string | null) =>
    server.call('PATCH /location', { token, body: { location_id: company.at(C), type_id: id } });
  await retype(locationType.id);
  const after = await stateOf(full);
  expect(refusalOf(await undo(full.listId, 1)).slice(0, 2)).toEqual([409, 'put_refused']);
  expect(await stateOf(full)).toEqual(after);
  await retype(null);

  const short = await released(4, { [B]: 4 });
  await pick(short.listId, 1, 1, { reason: 'missing' });
  const reserve = {
    warehouse_id: company.warehouseId,
    reference: 'Window',
    lines: [{ sku_id: short.sku.id, quantity: 2 }],
  };
  expect((await server.call('POST /reservation', { token, body: reserve })).status).toBe(201);
  const kept = await stateOf(short);
  expect(refusalOf(await undo(short.listId, 1))).toEqual([409, 'insufficient_stock']);
  expect(await stateOf(short)).toEqual(kept);

  const canceled = await released(2, { [A]: 1, [B]: 1 });
  await pick(canceled.listId, 1, 1);
  await server.call('DELETE /orders', { token, body: { order_ids: [canceled.orderId] } });
  expect(refusalOf(await undo(canceled.listId, 1))).toEqual([409, 'conflict']);
  await proven();
});

test('who picked may take it back, and who manages the stock; nobody else', async () => {
  const made = await released(1, { [A]: 1 });
  await pick(made.listId, 1, 1);
  expect(refusalOf(await undo(made.listId, 1, picker.token))).toEqual([409, 'picked_by_other']);
  expect((await undo(made.listId, 1)).status).toBe(200);
  const theirs = await released(1, { [A]: 1 });
  await pick(theirs.listId, 1, 1, {}, picker.token);
  expect((await undo(theirs.listId, 1, picker.token)).status).toBe(200);
  await pick(theirs.listId, 1, 1, {}, picker.token);
  expect((await undo(theirs.listId, 1)).status).toBe(200);
});

test('undone twice at once, beside the next pick and beside the order’s canceling: one of each wins, and the sums agree', async () => {
  for (let round = 0; round < 8; round++) {
    const made = await released(2, { [A]: 1, [B]: 1 });
    await pick(made.listId, 1, 1);
    const [one, two, next] = await Promise.all([undo(made.listId, 1), undo(made.listId, 1), pick(made.listId, 2, 1)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(next.status).toBe(200);
    expect((await stateOf(made)).order).toMatchObject({ status: 'released', picked: 1 });
    const [undone, canceled] = await Promise.all([
      undo(made.listId, 2),
      server.call('DELETE /orders', { token: company.token, body: { order_ids: [made.orderId] } }),
    ]);
    const { order, tasks } = await stateOf(made);
    // The order is canceled before the pick was undone, or after it, or is told that it changed meanwhile.
    expect([undone.status, canceled.status]).toContain(200);
    const sum = tasks.reduce((pieces, task) => pieces + task.picked, 0);
    expect([order.picked, order.picked + order.canceled <= order.pieces]).toEqual([sum, true]);
    if (undone.status === 200 && canceled.status === 200)
      expect(order).toMatchObject({ status: 'canceled', picked: 0 });
    await proven();
  }
});
