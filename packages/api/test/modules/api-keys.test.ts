import type { Body } from '@slotwise/contract';
import { API_KEYS_MAX } from '@slotwise/contract/constants';
import { useSweeper } from '../../src/modules/api-keys/used-keys';
import { MovedClock } from '../moved-clock';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, invite, join, PASSWORD, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
const clock = new MovedClock();

const MINUTE = 60_000;
const DAY = 86_400_000;

let made = 0;
const make = async (person: Person, change: Partial<Body<'POST /api-keys'>> = {}) => {
  const name = `ERP ${(made += 1)}`;
  const body = { name, permissions: ['view_roles' as const, 'manage_roles' as const], ...change };
  return server.call('POST /api-keys', { token: person.token, body });
};
const keyOf = async (person: Person, change: Partial<Body<'POST /api-keys'>> = {}) => {
  const { status, body } = await make(person, change);
  expect(status).toBe(201);
  return { secret: body.secret, id: body.key.id, key: body.key };
};
const revoke = (person: Person, id: string) =>
  server.call('DELETE /api-keys', { token: person.token, body: { key_id: id } });
const listed = async (person: Person, id: string) => {
  const { body } = await server.call('GET /api-keys', { token: person.token });
  return body.keys.find((key) => key.id === id);
};
const readRoles = async (token: string) => {
  const { status, body } = await server.call('GET /mycompany/roles', { token });
  return status === 200 ? 200 : [status, body.code];
};
/** Somebody with a role of their own, who may make keys. */
const colleague = async (permissions: string[]) => {
  const body = { name: `Role ${Math.random()}`, permissions: permissions.map((id) => ({ id })) };
  const { role } = (await server.call('POST /role', { token: owner.token, body })).body;
  return { role, person: await join(server, owner, { roleId: role.id }) };
};

beforeAll(async () => {
  server = await startServer({}, { clock });
  owner = await signUp(server.call);
});
afterAll(() => server.close());
afterEach(() => (clock.ahead = 0));

describe('an API key', () => {
  test('is told once, stored as a hash, listed with who made it, and belongs to one tenant', async () => {
    const { secret, id } = await keyOf(owner, { name: 'ERP' });
    expect(secret).toMatch(/^swa_[\w-]{43}$/);
    const { body } = await server.call('GET /api-keys', { token: owner.token });
    expect(JSON.stringify(body)).not.toContain(secret.slice(4));
    const rows = await server.services.db.readSystem((trx) => trx.selectFrom('api_keys').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
    expect(await listed(owner, id)).toMatchObject({
      ...{ name: 'ERP', permissions: ['view_roles', 'manage_roles'], lacking: [], state: 'active' },
      ...{ createdBy: 'Ada Lovelace', lastUsedAt: null, expiresAt: null, warehouseIds: null },
    });
    const stranger = await signUp(server.call);
    expect((await server.call('GET /api-keys', { token: stranger.token })).body.keys).toEqual([]);
    expect((await revoke(stranger, id)).status).toBe(404);
    expect(await readRoles(secret)).toBe(200);
  });

  test('opens what it was made for, in its own tenant, and nothing else', async () => {
    const { secret } = await keyOf(owner);
    expect(await readRoles(secret)).toBe(200);
    expect((await server.call('GET /mycompany/users', { token: secret })).body.code).toBe('forbidden');
    expect((await server.call('GET /me', { token: secret })).body.code).toBe('not_for_api_keys');
    expect((await server.call('GET /api-keys', { token: secret })).body.code).toBe('not_for_api_keys');
    const { body } = await server.call('GET /mycompany/roles', { token: secret });
    expect(body.myRoles.some(({ id }) => id === owner.roleId)).toBe(true);
  });

  test.each<[string, Partial<Body<'POST /api-keys'>>, string, string]>([
    ['a permission to publish', { permissions: ['manage_remotes'] }, 'validation_failed', 'permissions'],
    ['a time that has passed', { expires_at: '2020-01-01T00:00:00Z' }, 'validation_failed', 'expires_at'],
    ['an unknown warehouse', { warehouse_ids: ['nothing'] }, 'unknown_id', 'warehouse_ids/0'],
    ['no permission', { permissions: [] }, 'validation_failed', 'permissions'],
    ['a blank name', { name: '  ' }, 'validation_failed', 'name'],
  ])('is not made with %s', async (_, change, code, field) => {
    const { body } = await make(owner, change);
    expect([body.code, body.details?.[0]?.field]).toEqual([code, field]);
  });

  test('has a name that no other key in use has, whatever its case and blanks', async () => {
    const { id } = await keyOf(owner, { name: 'Parcel system' });
    for (const name of ['Parcel system', ' parcel  SYSTEM', 'ParcelSystem'])
      expect((await make(owner, { name })).body).toMatchObject({
        ...{ code: 'name_taken', details: [{ field: 'name', code: 'name_taken' }] },
      });
    const stranger = await signUp(server.call);
    await keyOf(stranger, { name: 'Parcel system' });
    await revoke(owner, id);
    await keyOf(owner, { name: 'Parcel system', expires_at: new Date(clock.now().getTime() + DAY).toISOString() });
    clock.ahead = 2 * DAY;
    await keyOf(await logIn(server.call, owner.email, owner.password), { name: 'Parcel system' });
  });

  test('hands on nothing that its maker does not hold', async () => {
    const { person } = await colleague(['manage_company', 'view_roles']);
    expect((await make(person)).body).toMatchObject({
      code: 'grant_exceeds_own',
      details: [{ field: 'permissions', params: { permissions: ['manage_roles'] } }],
    });
    const { member } = await rolesByName(server, owner);
    expect((await make(await join(server, owner, { roleId: member.id }))).body.code).toBe('forbidden');
  });

  test('cannot give a role what it does not carry, although its maker could', async () => {
    const { secret } = await keyOf(owner);
    const give = (id: string) =>
      server.call('POST /role', { token: secret, body: { name: `By key ${id}`, permissions: [{ id }] } });
    expect((await give('manage_company')).body.code).toBe('grant_exceeds_own');
    expect((await give('view_roles')).status).toBe(201);
  });

  test('carries what its maker holds at the moment of a call, and ends when they leave', async () => {
    const { role, person } = await colleague(['manage_company', 'view_roles', 'view_users']);
    const { secret, id } = await keyOf(person, { permissions: ['view_roles', 'view_users'] });
    expect(await readRoles(secret)).toBe(200);
    const keep = (permissions: string[]) =>
      server.call('PATCH /role/permissions', {
        token: owner.token,
        body: { role_id: role.id, permissions: permissions.map((name) => ({ id: name })) },
      });
    await keep(['view_users']);
    expect(await readRoles(secret)).toEqual([403, 'forbidden']);
    expect(await listed(owner, id)).toMatchObject({ state: 'active', lacking: ['view_roles'] });
    await keep(['view_users', 'view_roles', 'manage_roles']);
    expect(await readRoles(secret)).toBe(200);
    expect((await server.call('POST /role', { token: secret, body: { name: 'No' } })).body.code).toBe('forbidden');
    await server.call('DELETE /user', { token: owner.token, body: { user_id: person.userId } });
    expect(await readRoles(secret)).toEqual([401, 'unauthenticated']);
    expect(await listed(owner, id)).toMatchObject({ state: 'orphaned', createdBy: null });
  });

  test('does not come back with somebody who left and is invited again', async () => {
    const { role, person } = await colleague(['manage_company', 'view_roles']);
    const { secret, id } = await keyOf(person, { permissions: ['view_roles'] });
    await server.call('DELETE /user', { token: owner.token, body: { user_id: person.userId } });
    const { token } = await invite(server, owner, { email: person.email, roleId: role.id });
    const alone = await logIn(server.call, person.email, PASSWORD);
    const accepted = await server.call('POST /invitation/accept', { token: alone.token, body: { token } });
    expect(accepted.status).toBe(200);
    const back = await logIn(server.call, person.email, PASSWORD);
    expect([back.userId, back.tenantId]).toEqual([person.userId, owner.tenantId]);
    expect(await readRoles(secret)).toEqual([401, 'unauthenticated']);
    expect(await listed(owner, id)).toMatchObject({ state: 'orphaned' });
    const next = await keyOf(back, { permissions: ['view_roles'] });
    expect(await readRoles(next.secret)).toBe(200);
  });

  test('is revoked by nobody who could not have made it', async () => {
    const { secret, id } = await keyOf(owner);
    const { person } = await colleague(['manage_company', 'view_roles']);
    expect((await revoke(person, id)).body.code).toBe('outranked');
    expect(await readRoles(secret)).toBe(200);
    const own = await keyOf(person, { permissions: ['view_roles'] });
    expect((await revoke(person, own.id)).status).toBe(200);
    const lesser = await keyOf(owner, { permissions: ['view_roles'] });
    expect((await revoke(person, lesser.id)).status).toBe(200);
  });

  test.each(['POST /api-keys', 'POST /webhooks'] as const)(
    'a page that holds a part of its person’s permissions makes nothing that lasts by %s',
    async (route) => {
      const headers = { 'x-within-permissions': 'manage_company' };
      const { body } = await server.call(route, { token: owner.token, headers, body: {} as never });
      expect(body.code).toBe('outside_embedding');
    },
  );

  test('ends at its time', async () => {
    const expiresAt = new Date(Date.now() + 5 * MINUTE).toISOString();
    const { secret, id } = await keyOf(owner, { expires_at: expiresAt });
    clock.ahead = 4 * MINUTE;
    expect(await readRoles(secret)).toBe(200);
    clock.ahead = 6 * MINUTE;
    expect(await readRoles(secret)).toEqual([401, 'unauthenticated']);
    expect(await listed(owner, id)).toMatchObject({ state: 'expired', expiresAt });
  });

  test('reaches the warehouses that it is for, and no other', async () => {
    const add = async (name: string) =>
      (await server.call('POST /warehouse', { token: owner.token, body: { name } })).body.warehouse.id;
    const [north, south] = [await add('North'), await add('South')];
    const { secret } = await keyOf(owner, {
      permissions: ['view_warehouses', 'manage_warehouses', 'manage_roles'],
      warehouse_ids: [south],
    });
    const { body } = await server.call('GET /mycompany/warehouses', { token: secret });
    expect(body.myWarehouses.map(({ id }) => id)).toEqual([south]);
    const rename = (id: string) =>
      server.call('PATCH /warehouse', { token: secret, body: { warehouse_id: id, name: `${id} anew` } });
    expect((await rename(north)).status).toBe(404);
    expect((await rename(south)).status).toBe(200);
    // A role without a limit would reach further than the key.
    const role = { name: 'Beyond', permissions: [{ id: 'view_warehouses' }] };
    const made = await server.call('POST /role', { token: secret, body: role });
    expect(made.body.role.warehouseIds).toEqual([south]);
  });

  test('is revoked at once, and a second time by nobody', async () => {
    const { secret, id } = await keyOf(owner);
    expect(await readRoles(secret)).toBe(200);
    const [first, second] = await Promise.all([revoke(owner, id), revoke(owner, id)]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(await readRoles(secret)).toEqual([401, 'unauthenticated']);
    expect(await listed(owner, id)).toBeUndefined();
    expect(await auditOf(server, 'api.key_revoked', id)).toHaveLength(1);
  });

  test('that is used while it is revoked is refused from the answer of that on', async () => {
    for (let round = 0; round < 5; round++) {
      const { secret, id } = await keyOf(owner);
      const uses = Array.from({ length: 10 }, () => readRoles(secret));
      await revoke(owner, id);
      expect(await readRoles(secret)).toEqual([401, 'unauthenticated']);
      for (const outcome of await Promise.all(uses)) expect([200, [401, 'unauthenticated']]).toContainEqual(outcome);
    }
  });

  test('that nobody made opens nothing, not even what is open to everybody', async () => {
    const made = `swa_${'x'.repeat(43)}`;
    expect(await readRoles(made)).toEqual([401, 'unauthenticated']);
    expect((await server.call('GET /remotes/registry', { token: made })).status).toBe(401);
  });

  test('is noted as used, to some minutes', async () => {
    const { secret, id } = await keyOf(owner);
    const use = async () => {
      await readRoles(secret);
      const { db, log } = server.services;
      await useSweeper.run({ db, log, services: server.services, now: clock.now() });
      return (await listed(owner, id))?.lastUsedAt;
    };
    const first = await use();
    expect(first).not.toBeNull();
    clock.ahead = 2 * MINUTE;
    expect(await use()).toBe(first);
    clock.ahead = 7 * MINUTE;
    expect(await use()).not.toBe(first);
  });
});

test('the audit says which key did it, and nobody in its place', async () => {
  const { secret, id } = await keyOf(owner, { name: 'Merchandise system' });
  const { role } = (await server.call('POST /role', { token: secret, body: { name: 'From outside' } })).body;
  const q = `id:${role.id}`;
  const entries = (await server.call('GET /audit', { token: owner.token, query: { limit: '5', q } })).body.items;
  expect(entries).toMatchObject([{ actor: null, embedded: null, apiKey: { id, name: 'Merchandise system' } }]);
  const found = await server.call('GET /audit', { token: owner.token, query: { limit: '5', q: 'who:Merchandise' } });
  expect(found.body.items.map(({ subjectId }) => subjectId)).toEqual([role.id]);
  const file = await fetch(`${server.url}/api/audit/export?format=csv&q=${encodeURIComponent(q)}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(await file.text()).toContain('API key Merchandise system');
});

test('whoever may manage the company hears of its keys', async () => {
  const said = await publishedBy(server, `company:${owner.tenantId}`, async () => {
    const { id } = await keyOf(owner);
    await revoke(owner, id);
  });
  expect(said.map(({ event, permission }) => [event, permission])).toEqual([
    ['ApiKeysChanged', 'manage_company'],
    ['ApiKeysChanged', 'manage_company'],
  ]);
});

test('a company has as many keys as it may, also when several make one at once', async () => {
  const crowded = await signUp(server.call);
  for (let count = 0; count < API_KEYS_MAX - 1; count++) await keyOf(crowded);
  const outcomes = await Promise.all([1, 2, 3].map(async () => (await make(crowded)).status));
  expect(outcomes.sort()).toEqual([201, 409, 409]);
});

test('each key has limits of its own, and guessing keys is limited by where it comes from', async () => {
  const limited = await startServer({ RATE_LIMIT_FACTOR: '0.02' });
  const maker = await signUp(limited.call);
  const secretOf = async (name: string) => {
    const body = { name, permissions: ['view_roles' as const] };
    return (await limited.call('POST /api-keys', { token: maker.token, body })).body.secret;
  };
  const [busy, calm] = [await secretOf('Busy'), await secretOf('Calm')];
  const read = async (token: string) => (await limited.call('GET /mycompany/roles', { token })).status;
  let last = 200;
  for (let call = 0; call < 40 && last === 200; call++) last = await read(busy);
  expect(last).toBe(429);
  expect([await read(calm), await read(maker.token)]).toEqual([200, 200]);
  const guesses = [];
  for (let guess = 0; guess < 5; guess++) guesses.push(await read(`swa_${String(guess).repeat(43)}`));
  expect(guesses).toContain(429);
  await limited.close();
});
