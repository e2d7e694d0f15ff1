import { startServer, type Person, type TestServer } from '../harness';
import { auditOf, join, publishedBy } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const [A, B] = ['01-01-1-1', '01-02-1-1'];

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
/** An order of one line on a pick list that is nobody's, its goods in two places. */
const released = async () => {
  const { token, warehouseId } = company;
  const sku = await company.sku();
  for (const code of [A, B])
    await company.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: company.at(code) });
  const body = { warehouse_id: warehouseId, code: `CL ${++number}`, lines: [{ sku_id: sku.id, quantity: 4 }] };
  const { order } = (await server.call('POST /order', { token, body })).body;
  const wanted = { warehouse_id: warehouseId, order_ids: [order.id] };
  const { pickList } = (await server.call('POST /pick-list', { token, body: wanted })).body;
  return { order, listId: pickList.id };
};
const claim = (pick_list_id: string, token = company.token) =>
  server.call('POST /pick-list/claim', { token, body: { pick_list_id } });
const pick = (pick_list_id: string, turn: number, token = company.token) =>
  server.call('POST /pick-list/pick', { token, body: { pick_list_id, turn, quantity: 2, key: newKey() } });

/** Of the first fault of a refusal. */
const paramsOf = (body: object) => (body as { details?: { params?: object }[] }).details?.[0]?.params;

test('the first one to begin has the list: the second one is told before anything is fetched', async () => {
  const { listId } = await released();
  const answers = await Promise.all([claim(listId), claim(listId, picker.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = answers[0].status === 200 ? company.owner : picker;
  const second = first === picker ? company.owner : picker;
  expect(refusalOf(await claim(listId, second.token))).toEqual([409, 'assigned_to_other']);
  expect((await claim(listId, first.token)).body.pickList.user?.id).toBe(first.userId);
  expect(refusalOf(await pick(listId, 1, second.token))).toEqual([409, 'assigned_to_other']);
  expect((await pick(listId, 1, first.token)).status).toBe(200);
  expect(await auditOf(server, 'picklist.assigned', listId)).toHaveLength(1);
});

test('a pick that comes too late is told why: done by somebody, given up, or its order canceled', async () => {
  const { token } = company;
  const done = await released();
  await pick(done.listId, 1, picker.token);
  const give = { pick_list_id: done.listId, user_id: null };
  await server.call('PATCH /pick-list', { token, body: give });
  const late = await pick(done.listId, 1);
  expect(refusalOf(late)).toEqual([409, 'conflict', 'turn stop_done']);
  expect(paramsOf(late.body)).toEqual({ name: expect.stringMatching(/\w/) as string });
  const gone = await released();
  await server.call('DELETE /pick-list', { token, body: { pick_list_id: gone.listId } });
  expect(refusalOf(await pick(gone.listId, 1))).toEqual([409, 'conflict', 'pick_list_id list_given_up']);
  expect(refusalOf(await claim(gone.listId))).toEqual([409, 'conflict', 'pick_list_id list_given_up']);
  const canceled = await released();
  await server.call('DELETE /orders', { token, body: { order_ids: [canceled.order.id] } });
  const refused = await pick(canceled.listId, 2);
  expect(refusalOf(refused)).toEqual([409, 'conflict', 'turn order_canceled']);
  expect(paramsOf(refused.body)).toEqual({ code: canceled.order.code });
});

test('a list is handed back by who has it: the others see that at once, and the next one to begin has it', async () => {
  const { listId } = await released();
  const leave = (token: string) => server.call('POST /pick-list/leave', { token, body: { pick_list_id: listId } });
  await claim(listId, picker.token);
  await pick(listId, 1, picker.token);
  // Nobody hands back the list of somebody else.
  expect(refusalOf(await leave(company.token))).toEqual([409, 'assigned_to_other']);
  const told = await publishedBy(server, `company:${company.owner.tenantId}`, async () => {
    expect((await leave(picker.token)).body.pickList).toMatchObject({ user: null, status: 'open', openTasks: 1 });
  });
  expect(told.filter(({ event }) => event === 'PickListChanged')).toMatchObject([{ data: { id: listId, user: null } }]);
  expect(await auditOf(server, 'picklist.assigned', listId)).toContainEqual(
    expect.objectContaining({ actor_id: picker.userId, before: { userId: picker.userId }, after: { userId: null } }),
  );
  // Said twice it is said once.
  expect((await leave(picker.token)).status).toBe(200);
  expect(await auditOf(server, 'picklist.assigned', listId)).toHaveLength(2);
  expect((await claim(listId)).body.pickList.user?.id).toBe(company.owner.userId);
  expect((await pick(listId, 2)).status).toBe(200);
  expect(refusalOf(await leave(company.token))).toEqual([409, 'conflict']);
});

test('a list is given up by who has it, or by who manages the stock, and by nobody else', async () => {
  const giveUp = (pick_list_id: string, token = picker.token) =>
    server.call('DELETE /pick-list', { token, body: { pick_list_id } });
  const [begun, nobodys, own] = [await released(), await released(), await released()];
  await pick(begun.listId, 1);
  await claim(own.listId, picker.token);
  expect(refusalOf(await giveUp(begun.listId))).toEqual([409, 'assigned_to_other']);
  expect(refusalOf(await giveUp(nobodys.listId))).toEqual([403, 'forbidden', 'pick_list_id not_held']);
  expect((await giveUp(own.listId)).status).toBe(200);
  for (const { listId } of [begun, nobodys]) expect((await giveUp(listId, company.token)).status).toBe(200);
});
