import { ROUTE_KEYS, routes, type Route, type RouteKey } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { startServer, signUp, type CallOptions, type Person, type TestServer, prepared } from '../harness';
import { openLive } from '../live';
import { join, invite, rolesByName } from './fixtures';
import { stockIn } from './matrix-stock';
import { newKey, refusalOf } from './stock-fixtures';

let server: TestServer;
let owner: Person;
let limited: Person;
let roleId: string;
let north: Awaited<ReturnType<typeof stand>>;
let south: Awaited<ReturnType<typeof stand>>;
let count = 0;

const stand = async (name: string) => {
  const { warehouse } = (await server.call('POST /warehouse', { token: owner.token, body: { name } })).body;
  return {
    warehouseId: warehouse.id,
    ...(await stockIn(server, owner.token, warehouse.id, (what) => `${what} ${++count}`)),
  };
};
const limit = (warehouse_ids: string[] | null, role_id = roleId, token = owner.token) =>
  server.call('PATCH /role/warehouses', { token, body: { role_id, warehouse_ids } });
const namesSeen = async () =>
  (await server.call('GET /mycompany/warehouses', { token: limited.token })).body.myWarehouses.map(({ name }) => name);

beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  north = await stand('North');
  south = await stand('South');
  const { token } = owner;
  const permissions = [
    ...[
      'manage_roles',
      'view_roles',
      'view_users',
      'manage_users',
      'manage_invitations',
      'view_invitations',
      'update_avatar',
    ],
    ...['view_warehouses', 'manage_warehouses', 'view_inventory', 'move_inventory', 'use_assistant', 'view_audit'],
    // More than a Member holds, so that nothing but the limit refuses.
    ...['import_inventory', 'count_inventory', 'view_slotting', 'view_companies'],
  ].map((id) => ({ id }));
  roleId = (await server.call('POST /role', { token, body: { name: 'Northern', permissions } })).body.role.id;
  limited = await join(server, owner, { roleId });
});
afterAll(() => server.close());

test('a code of another warehouse is said to be there, to those who see that warehouse', async () => {
  const { items } = (
    await server.call('GET /locations', { token: owner.token, query: { warehouse_id: south.warehouseId } })
  ).body;
  const code = items[0]?.code ?? '';
  const scanned = async ({ token }: Person, warehouse_id: string, text = code) =>
    (await server.call('GET /location/scanned', { token, query: { warehouse_id, code: text } })).body;
  expect(await scanned(owner, south.warehouseId)).toMatchObject({ location: { code }, elsewhere: null });
  const elsewhere = { id: south.warehouseId, name: 'South' };
  expect(await scanned(owner, north.warehouseId, ` ${code.toLowerCase()}`)).toEqual({ location: null, elsewhere });
  await limit([north.warehouseId]);
  const nothing = { location: null, elsewhere: null };
  expect(await scanned(limited, north.warehouseId)).toEqual(nothing);
  expect(await scanned(owner, north.warehouseId, 'nowhere')).toEqual(nothing);
  await limit(null);
});

test('a limit holds from the next call on, for what is read, found, told and taken along', async () => {
  expect(await namesSeen()).toEqual(['North', 'South']);
  const { body } = await limit([north.warehouseId]);
  expect(body.role.warehouseIds).toEqual([north.warehouseId]);
  expect(await namesSeen()).toEqual(['North']);
  const { token } = limited;
  for (const list of ['GET /stock', 'GET /stock/serials'] as const) {
    const { items } = (await server.call(list, { token })).body;
    expect(new Set(items.map(({ warehouseId }) => warehouseId))).toEqual(new Set([north.warehouseId]));
  }
  const overview = (person: Person) =>
    server.call('GET /figures/overview', { token: person.token, query: { from: '2022-01-20', to: '2022-02-08' } });
  const places = async (person: Person) => (await overview(person)).body.figures.space.places;
  expect([await places(limited), await places(owner)]).toEqual([4, 8]);
  const found = await server.call('GET /search', { token, query: { term: 'south', kinds: 'warehouse' } });
  expect(JSON.stringify(found.body)).not.toContain(south.warehouseId);
  const asked = await fetch(`${server.url}/api/assistant/prompt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Which warehouses are there?' }),
  });
  const said = await asked.text();
  expect(said).toContain('North');
  expect(said).not.toContain('South');
  const { items } = (await server.call('GET /audit', { token })).body;
  expect(items.some(({ subjectId }) => subjectId === north.warehouseId)).toBe(true);
  expect(items.filter(({ subjectId }) => subjectId === south.warehouseId)).toEqual([]);
  const file = await fetch(`${server.url}/api/export?kind=stock&format=csv&warehouse_id=${south.warehouseId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.status).toBe(404);
  const pickAt = (at: typeof north) =>
    server.call('POST /stock/pick', {
      token,
      body: {
        warehouse_id: at.warehouseId,
        moves: [{ key: newKey(), sku_id: at.skuId, quantity: 1, lot: 'L1', from_location_id: at.placeId }],
      },
    });
  expect([(await pickAt(north)).status, (await pickAt(south)).status]).toEqual([201, 404]);
});

test('a piece that lies in a warehouse which somebody does not see cannot come to theirs, nor is said where it lies', async () => {
  await limit([north.warehouseId]);
  const answer = await server.call('POST /stock/receive', {
    token: limited.token,
    body: {
      warehouse_id: north.warehouseId,
      moves: [
        {
          ...{ key: newKey(), sku_id: south.namedSkuId, quantity: 1, serials: [' sn 1'] },
          to_location_id: north.placeId,
        },
      ],
    },
  });
  expect(refusalOf(answer)).toEqual([409, 'serial_elsewhere', 'moves/0/serials/0 serial_known']);
  expect(JSON.stringify(answer.body)).not.toContain(south.placeId);
});

test('a stream passes over other warehouses, and is read again when the limit changes', async () => {
  await limit([north.warehouseId]);
  const stream = await openLive(server.url, limited.token);
  await server.call('POST /sse/subscribe', {
    token: limited.token,
    headers: { [HEADERS.connectionId]: stream.connectionId },
    body: { channel: `company:${owner.tenantId}` },
  });
  const receive = (at: typeof north) =>
    server.call('POST /stock/receive', {
      token: owner.token,
      body: {
        warehouse_id: at.warehouseId,
        moves: [{ key: newKey(), sku_id: at.skuId, quantity: 1, lot: 'L1', to_location_id: at.placeId }],
      },
    });
  await receive(south);
  await receive(north);
  const moved = () =>
    stream.messages
      .filter(({ event }) => event === 'StockMoved')
      .map(({ data }) => (data as { warehouseId: string }).warehouseId);
  await stream.next(({ event }) => event === 'StockMoved');
  expect(moved()).toEqual([north.warehouseId]);
  await limit([south.warehouseId]);
  await stream.next(({ event }) => event === 'reset');
  await receive(north);
  await receive(south);
  await stream.next(({ event, data }) => event === 'StockMoved' && data.warehouseId === south.warehouseId);
  expect(moved()).toEqual([north.warehouseId, south.warehouseId]);
  stream.close();
});

test('whoever is limited gives nobody more, takes nothing that reaches further, and adds no warehouse', async () => {
  await limit([north.warehouseId]);
  const { token } = limited;
  const { member } = await rolesByName(server, owner);
  const other = await join(server, owner, { roleId: member.id });
  const refused = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([403, 'beyond_own_warehouses']);
  };
  await refused(server.call('POST /warehouse', { token, body: { name: 'West' } }));
  await refused(limit(null, roleId, token));
  await refused(limit([north.warehouseId], member.id, token));
  const users = [...member.users.map(({ id }) => ({ id })), { id: limited.userId }];
  await refused(server.call('PATCH /role/users', { token, body: { role_id: member.id, users } }));
  const mine = { role_id: roleId, users: [{ id: limited.userId }, { id: other.userId }] };
  await refused(server.call('PATCH /role/users', { token, body: mine }));
  await refused(server.call('PATCH /role/permissions', { token, body: { role_id: member.id, permissions: [] } }));
  await refused(server.call('DELETE /role', { token, body: { role_id: member.id } }));
  await refused(server.call('PATCH /role', { token, body: { role_id: member.id, name: 'Members of all' } }));
  await refused(server.call('DELETE /role/picture', { token, query: { role_id: member.id } }));
  await refused(server.call('DELETE /user', { token, body: { user_id: other.userId } }));
  const invitation = { invitation_type: 'join_company', email: 'new@example.com', role_id: member.id } as const;
  await refused(server.call('POST /invitation', { token, body: invitation }));
  const sent = (await server.call('POST /invitation', { token: owner.token, body: invitation })).body.invitation.id;
  await refused(server.call('PATCH /invitation/cancel', { token, body: { invitation_id: sent } }));
  await refused(server.call('PATCH /invitation/cancel/bulk', { token, body: { invitation_ids: [sent] } }));
  await refused(server.call('PATCH /invitation/role', { token, body: { invitation_id: sent, role_id: roleId } }));
  // A role that they make reaches as far as they do, and so does one that they invite into.
  const made = (await server.call('POST /role', { token, body: { name: 'Helpers' } })).body.role;
  expect(made.warehouseIds).toEqual([north.warehouseId]);
  expect((await invite(server, limited, { roleId: made.id })).invitation.status).toBe('pending');
  // A warehouse that they do not see is none that they could name.
  const named = await limit([south.warehouseId], made.id, token);
  expect([named.status, named.body.code]).toEqual([422, 'unknown_id']);
});

/** Calls about the company as a whole, wherever people work. */
const OF_THE_WHOLE_COMPANY: RouteKey[] = [
  'PATCH /assistant/consent',
  'PATCH /mycompany',
  'PATCH /mytenant/settings',
  'POST /mycompany/picture',
  'DELETE /mycompany/picture',
  'POST /mycompany/deletion',
  'DELETE /mycompany/deletion',
  'POST /mycompany/inventory-grant',
  'DELETE /mycompany/inventory-grant',
  'PATCH /two-factor/policy',
  'POST /warehouse',
  'PATCH /location-type',
  'DELETE /location-type',
  'POST /sample-data',
  'DELETE /sample-data',
];
/** Calls that are managed with the company, but about somebody's own things: these reach no further than their maker, and are guarded by whose they are. */
const OF_ITS_MAKER = ['/api-keys', '/embed/keys', '/webhooks'];

test('what is about the whole company is said in the contract, and nobody who is limited does it, nor a key that is', async () => {
  await limit([north.warehouseId]);
  const flagged = ROUTE_KEYS.filter((key) => (routes[key] as Route).everywhere);
  expect(flagged.toSorted()).toEqual(OF_THE_WHOLE_COMPANY.toSorted());
  const managed = ROUTE_KEYS.filter((key) => !key.startsWith('GET ') && routes[key].permission === 'manage_company');
  const others = managed.filter((key) => !flagged.includes(key) && key !== 'PATCH /mywms');
  expect(others.filter((key) => !OF_ITS_MAKER.some((path) => key.includes(` ${path}`)))).toEqual([]);
  const { token } = await limitedOwner();
  const body = { name: 'Of the north', permissions: ['manage_company' as const, 'manage_warehouses' as const] };
  const key = await server.call('POST /api-keys', {
    token: owner.token,
    body: { ...body, warehouse_ids: [north.warehouseId] },
  });
  const answers = async (route: RouteKey, token: string) => {
    const [method = '', path = ''] = route.split(' ');
    const answer = await fetch(`${server.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    return [route, answer.status, ((await answer.json()) as { code: string }).code];
  };
  for (const route of flagged) {
    expect(await answers(route, token)).toEqual([route, 403, 'beyond_own_warehouses']);
  }
  for (const route of ['PATCH /mycompany', 'POST /warehouse'] as const) {
    expect(await answers(route, key.body.secret)).toEqual([route, 403, 'beyond_own_warehouses']);
  }
});

/** Holds everything, in the northern warehouse. */
async function limitedOwner(): Promise<Person> {
  const { owner: ofOwner } = await rolesByName(server, owner);
  const permissions = ofOwner.permissions.map(({ id }) => ({ id }));
  const made = await server.call('POST /role', {
    token: owner.token,
    body: { name: `Owner of the north ${++count}`, permissions },
  });
  await limit([north.warehouseId], made.body.role.id);
  return join(server, owner, { roleId: made.body.role.id });
}

test('whoever is limited sends nothing to the webhook of somebody who is not, and has their own', async () => {
  const { token } = await limitedOwner();
  const make = (by: string) =>
    server.call('POST /webhooks', { token: by, body: { url: 'https://93.184.216.34/hook', events: ['StockMoved'] } });
  const testOf = (webhook_id: string) => server.call('POST /webhooks/test', { token, body: { webhook_id } });
  const ofOwner = (await make(owner.token)).body.webhook.id;
  const own = (await make(token)).body.webhook.id;
  const sent = await server.call('POST /webhooks/test', { token: owner.token, body: { webhook_id: ofOwner } });
  expect(sent.status).toBe(200);
  const [delivery] = (
    await server.call('GET /webhooks/deliveries', { token: owner.token, query: { webhook_id: ofOwner } })
  ).body.items;
  const again = { token, body: { delivery_id: delivery?.id ?? '' } };
  for (const { status, body } of [
    await testOf(ofOwner),
    await server.call('POST /webhooks/deliveries/resend', again),
  ]) {
    expect([status, body.code]).toEqual([403, 'beyond_own_warehouses']);
  }
  expect((await testOf(own)).status).toBe(200);
});

test('how a SKU is tracked stays while it lies in a warehouse that whoever changes it does not see', async () => {
  const { token } = await limitedOwner();
  const change = (sku_id: string) => server.call('PATCH /sku', { token, body: { sku_id, lot_tracked: false } });
  expect(refusalOf(await change(south.skuId))).toEqual([409, 'in_use', 'lot_tracked lies_somewhere']);
});

test('somebody stays who may manage roles everywhere; a limit to nothing is no lack of one', async () => {
  const { owner: ofOwner } = await rolesByName(server, owner);
  const last = await limit([north.warehouseId], ofOwner.id);
  expect([last.status, last.body.code]).toEqual([409, 'last_administrator']);
  expect((await limit([])).status).toBe(200);
  expect(await namesSeen()).toEqual([]);
  expect((await server.call('GET /stock', { token: limited.token })).body.items).toEqual([]);
  await limit(null);
  expect(await namesSeen()).toEqual(['North', 'South']);
});

describe('a permission that one person alone holds everywhere', () => {
  const lost = 'manage_company';
  let sole: Person;
  let warehouseId: string;
  let own: Awaited<ReturnType<typeof rolesByName>>['owner'];
  let limitedRoleId: string;
  let everythingInOne: Person;
  const call = <K extends RouteKey>(route: K, body: CallOptions<K>['body']) =>
    server.call(route, { token: sole.token, body });

  beforeAll(async () => {
    sole = await signUp(server.call);
    warehouseId = (await call('POST /warehouse', { name: 'Only' })).body.warehouse.id;
    own = (await rolesByName(server, sole)).owner;
    const permissions = own.permissions.map(({ id }) => ({ id }));
    // Somebody else may manage roles everywhere, and somebody else holds everything, in one warehouse.
    const keeper = (await call('POST /role', { name: 'Keeper', permissions: [{ id: 'manage_roles' }] })).body.role.id;
    await join(server, sole, { roleId: keeper });
    limitedRoleId = (await call('POST /role', { name: 'All of one', permissions })).body.role.id;
    await limit([warehouseId], limitedRoleId, sole.token);
    everythingInOne = await join(server, sole, { roleId: limitedRoleId });
  });

  test.each([
    ['limits their role', () => limit([warehouseId], own.id, sole.token)],
    ['limits their role to nothing', () => limit([], own.id, sole.token)],
    [
      'takes it from their role',
      () =>
        call('PATCH /role/permissions', {
          role_id: own.id,
          permissions: own.permissions.filter(({ id }) => id !== lost).map(({ id }) => ({ id })),
        }),
    ],
    [
      'moves to the limited role',
      async () => {
        const { myRoles } = (await server.call('GET /mycompany/roles', { token: sole.token })).body;
        const others = myRoles.find(({ id }) => id === limitedRoleId)?.users ?? [];
        const users = [...others, { id: sole.userId }].map(({ id }) => ({ id }));
        return call('PATCH /role/users', { role_id: limitedRoleId, users });
      },
    ],
    ['moves out of their role', () => call('PATCH /role/users', { role_id: own.id, users: [] })],
    ['deletes their role', () => call('DELETE /role', { role_id: own.id })],
    ['leaves', () => call('POST /me/leave', { tenant_id: sole.tenantId })],
  ])('is not lost when they are limited, as another is: %s', async (_, act) => {
    const { status, body } = await act();
    expect([status, body.code]).toEqual([409, 'last_holder']);
    expect(body.details?.[0]).toMatchObject({ field: 'permissions', code: 'nobody_else_holds_everywhere' });
    expect(body.details?.[0]?.reason).toContain(lost);
  });

  test('is not enough in one warehouse for what is about everybody', async () => {
    const { token } = everythingInOne;
    const { status, body } = await server.call('PATCH /two-factor/policy', { token, body: { demanded: true } });
    expect([status, body.code]).toEqual([403, 'beyond_own_warehouses']);
  });

  test('may be limited once somebody else holds it everywhere', async () => {
    await join(server, sole, { roleId: own.id });
    const { users } = (await rolesByName(server, sole)).owner;
    const left = users.filter(({ id }) => id !== sole.userId).map(({ id }) => ({ id }));
    expect((await call('PATCH /role/users', { role_id: own.id, users: left })).status).toBe(200);
  });
});

test('the database leaves out other warehouses for reading and writing, in every table that has one', async () => {
  const scope = { userId: owner.userId, companyId: owner.tenantId, wmsId: null, sites: [north.warehouseId] };
  const { rows: tables } = await server.services.db.readSystem((trx) =>
    sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'warehouse_id' AND table_name <> 'current_locations'`.execute(
      trx,
    ),
  );
  for (const { name } of tables) {
    const seen = await server.services.db.readTenant(scope, async (trx) => {
      const { rows } = await sql<{
        site: string | null;
      }>`SELECT DISTINCT warehouse_id AS site FROM ${sql.table(name)}`.execute(trx);
      return rows.map(({ site }) => site).filter((site) => site !== null && site !== north.warehouseId);
    });
    expect([name, seen]).toEqual([name, []]);
  }
  const change = (query: string) =>
    server.services.db.withTenant(
      scope,
      prepared(async (trx) => Number((await sql.raw(query).execute(trx)).numAffectedRows ?? 0)),
    );
  expect(await change(`UPDATE locations SET blocked = true WHERE warehouse_id = '${south.warehouseId}'`)).toBe(0);
  expect(await change(`DELETE FROM reservations WHERE warehouse_id = '${south.warehouseId}'`)).toBe(0);
  await expect(change(`UPDATE orders SET warehouse_id = '${south.warehouseId}'`)).rejects.toThrow(/row-level security/);
});
