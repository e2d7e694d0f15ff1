import type { PermissionName } from '@slotwise/contract';
import { startServer, type Person, type TestServer } from '../harness';
import { join } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const A = '01-01-1-1';
const B = '01-02-1-1';
const WORK: PermissionName[] = ['view_inventory', 'move_inventory', 'count_inventory'];

let server: TestServer;
let company: StockedCompany;
let elsewhere: string;
let number = 0;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  const body = { name: 'Elsewhere' };
  elsewhere = (await server.call('POST /warehouse', { token: company.token, body })).body.warehouse.id;
});
afterAll(() => server.close());

const as = async <P extends PermissionName>(permissions: P[], warehouse_ids: string[] | null = null) => {
  const body = { name: `Role ${++number}`, permissions: permissions.map((id) => ({ id })) };
  const { role } = (await server.call('POST /role', { token: company.token, body })).body;
  if (warehouse_ids) {
    await server.call('PATCH /role/warehouses', { token: company.token, body: { role_id: role.id, warehouse_ids } });
  }
  return { roleId: role.id, person: await join(server, company.owner, { roleId: role.id }) };
};
const newCount = async (code: string) => {
  const body = { warehouse_id: company.warehouseId, chosen_by: 'locations' as const, location_ids: [company.at(code)] };
  const { count } = (await server.call('POST /count', { token: company.token, body })).body;
  const query = { count_id: count.id };
  const { items } = (await server.call('GET /count/tasks', { token: company.token, query })).body;
  return { countId: count.id, taskId: items[0]?.id ?? '' };
};
const giveCount = (count_id: string, user_id: string | null) =>
  server.call('PATCH /count', { token: company.token, body: { count_id, user_id } });
const newOrder = async (code: string) => {
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: company.at(code) });
  const lines = [{ sku_id: sku.id, quantity: 2 }];
  const body = { warehouse_id: company.warehouseId, code: `SO ${++number}`, lines };
  return (await server.call('POST /order', { token: company.token, body })).body.order.id;
};
const makeList = (order_id: string, user_id?: string) =>
  server.call('POST /pick-list', {
    token: company.token,
    body: { warehouse_id: company.warehouseId, order_ids: [order_id], ...(user_id !== undefined && { user_id }) },
  });
const giveList = (pick_list_id: string, user_id: string | null) =>
  server.call('PATCH /pick-list', { token: company.token, body: { pick_list_id, user_id } });

test('work is given only to those who can do it there, and the list of users says who that is', async () => {
  const viewer = (await as(['view_inventory'])).person;
  const away = (await as(WORK, [elsewhere])).person;
  const fit = (await as(WORK, [company.warehouseId])).person;
  const { countId } = await newCount(A);
  const orderId = await newOrder(A);
  const { pickList } = (await makeList(await newOrder(B))).body;
  for (const [{ userId }, code] of [
    [viewer, 'worker_lacks'],
    [away, 'worker_elsewhere'],
  ] as const) {
    for (const refused of [giveCount(countId, userId), giveList(pickList.id, userId), makeList(orderId, userId)]) {
      const { status, body } = await refused;
      expect([status, body.code, body.details]).toMatchObject([422, 'validation_failed', [{ field: 'user_id', code }]]);
    }
  }
  expect((await giveCount(countId, fit.userId)).status).toBe(200);
  expect((await giveList(pickList.id, fit.userId)).status).toBe(200);
  expect((await makeList(orderId, fit.userId)).status).toBe(201);
  const listed = async (query: Record<string, string>) => {
    const { myUsers } = (await server.call('GET /mycompany/users', { token: company.token, query })).body;
    return myUsers.map(({ id }) => id);
  };
  const may = await listed({ may: 'count_inventory', warehouse_id: company.warehouseId });
  expect(may.sort()).toEqual([company.owner.userId, fit.userId].sort());
  expect((await listed({ may: 'count_inventory' })).sort()).toEqual([...may, away.userId].sort());
  expect(await listed({ may: 'no_such_permission' })).toEqual([]);
  await giveCount(countId, null);
});

/** Ways in which somebody comes to be unable to do what they were given. */
const LOSSES: Record<string, (one: { person: Person; roleId: string }) => Promise<{ status: number }>> = {
  'their role loses the permission': ({ roleId: role_id }) =>
    server.call('PATCH /role/permissions', {
      token: company.token,
      body: { role_id, permissions: [{ id: 'view_inventory' }] },
    }),
  'their role loses the warehouse': ({ roleId: role_id }) =>
    server.call('PATCH /role/warehouses', { token: company.token, body: { role_id, warehouse_ids: [elsewhere] } }),
  'they lose their role': ({ roleId: role_id }) =>
    server.call('PATCH /role/users', { token: company.token, body: { role_id, users: [] } }),
  'their role is deleted': ({ roleId: role_id }) =>
    server.call('DELETE /role', { token: company.token, body: { role_id } }),
  'they are removed': ({ person: { userId: user_id } }) =>
    server.call('DELETE /user', { token: company.token, body: { user_id } }),
  'they leave': ({ person: { token } }) =>
    server.call('POST /me/leave', { token, body: { tenant_id: company.owner.tenantId } }),
};

test.each(Object.keys(LOSSES))('what is open is anybody’s again once %s', async (how) => {
  const one = await as(WORK);
  const { userId } = one.person;
  const { countId, taskId } = await newCount(B);
  expect((await giveCount(countId, userId)).status).toBe(200);
  const { pickList } = (await makeList(await newOrder(A), userId)).body;
  const { token } = company;
  const holders = async () => {
    const counts = (await server.call('GET /counts', { token, query: { status: 'open' } })).body.items;
    const tasks = (await server.call('GET /count/tasks', { token, query: { count_id: countId } })).body.items;
    const list = (await server.call('GET /pick-list', { token, query: { pick_list_id: pickList.id } })).body.pickList;
    return [counts.find(({ id }) => id === countId)?.user?.id ?? null, tasks[0]?.userId, list.user?.id ?? null];
  };
  expect(await holders()).toEqual([userId, userId, userId]);
  const pick = () =>
    server.call('POST /pick-list/pick', {
      token,
      body: { pick_list_id: pickList.id, turn: 1, quantity: 2, key: newKey() },
    });
  const enter = () => server.call('POST /count/entry', { token, body: { task_id: taskId, entries: [] } });
  expect(refusalOf(await pick())).toEqual([409, 'assigned_to_other']);
  expect(refusalOf(await enter())).toEqual([409, 'assigned_to_other']);
  expect((await LOSSES[how]!(one)).status).toBe(200);
  expect(await holders()).toEqual([null, null, null]);
  const theirs = await server.call('GET /pick-lists', { token, query: { user_id: userId, status: 'open' } });
  expect(theirs.body.items).toEqual([]);
  const picked = await pick();
  expect(picked.body).toMatchObject({ pickList: { status: 'done', user: { id: company.owner.userId } } });
  expect((await enter()).status).toBe(200);
  // The place is free for the next one.
  await server.call('DELETE /count', { token, body: { count_id: countId } });
});
