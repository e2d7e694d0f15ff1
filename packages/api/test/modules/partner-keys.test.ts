import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Body } from '@slotwise/contract';
import { prepared, signUp, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { auditOf, join as joinTenant, rolesByName, tokenMailedTo } from './fixtures';
import { keyOf, OTHER, PORTAL, startWithScreens } from './portal';

let server: TestServer;
let close: () => Promise<void>;
let owner: Person;
let key: string;
let keyId: string;

const makeKey = (person: Person, change: Partial<Body<'POST /embed/keys'>> = {}) => keyOf(server, person, change);

const issue = (secret: string) =>
  server.call('POST /embed/tokens', {
    token: secret,
    body: { remote: 'roles', email: owner.email, origin: PORTAL },
  });

beforeAll(async () => {
  ({ server, close } = await startWithScreens());
  owner = await signUp(server.call);
  const made = await makeKey(owner);
  key = made.body.secret;
  keyId = made.body.key.id;
});
afterAll(() => close());

describe('partner keys', () => {
  test('are told once, listed without their secret, and belong to one tenant', async () => {
    expect(key).toMatch(/^swp_[\w-]{43}$/);
    const stranger = await signUp(server.call);
    const { body } = await server.call('GET /embed/keys', { token: owner.token });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(body.keys[0]).toMatchObject({ id: keyId, origins: [PORTAL, OTHER], remotes: ['roles'] });
    expect((await server.call('GET /embed/keys', { token: stranger.token })).body.keys).toEqual([]);
    const foreign = await server.call('DELETE /embed/keys', { token: stranger.token, body: { key_id: keyId } });
    expect(foreign.status).toBe(404);
    expect(await auditOf(server, 'embed.key_created', keyId)).toHaveLength(1);
  });

  test.each<[string, Partial<Body<'POST /embed/keys'>>]>([
    ['a path', { origins: [`${PORTAL}/path`] }],
    ['a default port', { origins: [`${PORTAL}:443`] }],
    ['capitals', { origins: ['https://Portal.example.com'] }],
    ['no TLS', { origins: ['http://portal.example.com'] }],
    ['a wildcard', { origins: ['*'] }],
    ['a wildcard for subdomains', { origins: ['https://*.example.com'] }],
    ['a host of wildcards', { origins: ['https://*'] }],
    ['an unknown remote', { remotes: ['nothing'] }],
    ['a remote for administrators of the deployment', { remotes: ['remotes'] }],
  ])('are not made with %s', async (_, change) => {
    expect((await makeKey(owner, change)).status).toBe(422);
  });

  test('are not made for pages of the own machine in production, where that is anybody’s', async () => {
    const { config } = server.services;
    const origins = ['http://localhost:3000'];
    const statusIn = async (production: boolean) => {
      config.production = production;
      return (await makeKey(owner, { origins })).status;
    };
    expect([await statusIn(false), await statusIn(true)]).toEqual([201, 422]);
    config.production = false;
    const loopback = ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://app.localhost'];
    for (const origin of loopback) expect((await makeKey(owner, { origins: [origin] })).status).toBe(201);
  });

  test('cannot hand on what their maker does not hold', async () => {
    const roles = await rolesByName(server, owner);
    const { body } = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Company only', permissions: [{ id: 'manage_company' }, { id: 'view_roles' }] },
    });
    const person = await joinTenant(server, owner, { roleId: body.role.id });
    expect((await makeKey(person)).body.code).toBe('grant_exceeds_own');
    const member = await joinTenant(server, owner, { roleId: roles.member.id });
    expect((await makeKey(member)).body.code).toBe('forbidden');
  });
});

describe('a partner key of somebody with a role of their own', () => {
  const PERMISSIONS = ['manage_company', 'view_roles', 'manage_roles', 'view_users'];
  const asBodies = (ids: string[]) => ids.map((id) => ({ id }));
  const madeBySomebody = async () => {
    const body = { name: `Maker ${Math.random()}`, permissions: asBodies(PERMISSIONS) };
    const { role } = (await server.call('POST /role', { token: owner.token, body })).body;
    const person = await joinTenant(server, owner, { roleId: role.id });
    const { secret } = (await makeKey(person)).body;
    const { access_token: token } = (await issue(secret)).body;
    return { role, person, secret, token };
  };
  const inPage = async (token: string) =>
    (await server.call('GET /mycompany/roles', { token, headers: { origin: PORTAL } })).status;

  test('carries what its maker holds at the moment, whoever the token is for, and where', async () => {
    const { role, secret, token } = await madeBySomebody();
    expect(await inPage(token)).toBe(200);
    const { warehouse } = (await server.call('POST /warehouse', { token: owner.token, body: { name: role.id } })).body;
    const limit = { role_id: role.id, warehouse_ids: [warehouse.id] };
    await server.call('PATCH /role/warehouses', { token: owner.token, body: limit });
    // Things that are made through it reach no further than its maker does.
    const body = { name: `Made ${role.id}`, permissions: asBodies(['view_roles']) };
    const made = await server.call('POST /role', { token, body, headers: { origin: PORTAL } });
    expect(made.body.role.warehouseIds).toEqual([warehouse.id]);
    const keep = { role_id: role.id, permissions: asBodies(['manage_company', 'view_users']) };
    await server.call('PATCH /role/permissions', { token: owner.token, body: keep });
    expect(await inPage(token)).toBe(403);
    expect((await issue(secret)).body.permissions).toEqual(['view_users']);
  });

  test('ends with its tokens when its maker leaves', async () => {
    const { person, secret, token } = await madeBySomebody();
    expect(await inPage(token)).toBe(200);
    await server.call('DELETE /user', { token: owner.token, body: { user_id: person.userId } });
    expect(await inPage(token)).toBe(401);
    const refused = await issue(secret);
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_partner_key']);
    const rows = await server.services.db.readSystem((trx) =>
      trx.selectFrom('partner_keys').select('orphaned_at').where('created_by', '=', person.userId).execute(),
    );
    expect(rows.map(({ orphaned_at }) => orphaned_at)).toEqual([expect.any(Date)]);
  });
});

test('a partner key is revoked by nobody who could not have made it', async () => {
  const { body } = await makeKey(owner);
  const colleague = async (permissions: string[], warehouseIds?: string[]) => {
    const about = { name: `Revoker ${Math.random()}`, permissions: permissions.map((id) => ({ id })) };
    const { role } = (await server.call('POST /role', { token: owner.token, body: about })).body;
    if (warehouseIds) {
      const limit = { role_id: role.id, warehouse_ids: warehouseIds };
      await server.call('PATCH /role/warehouses', { token: owner.token, body: limit });
    }
    return joinTenant(server, owner, { roleId: role.id });
  };
  const { warehouse } = (await server.call('POST /warehouse', { token: owner.token, body: { name: 'Harbour' } })).body;
  const revoke = async ({ token }: Person) => {
    const answer = await server.call('DELETE /embed/keys', { token, body: { key_id: body.key.id } });
    return answer.body.code ?? answer.status;
  };
  expect(await revoke(await colleague(['manage_company', 'view_roles']))).toBe('outranked');
  const all = ['manage_company', 'view_roles', 'manage_roles', 'view_users'];
  expect(await revoke(await colleague(all, [warehouse.id]))).toBe('beyond_own_warehouses');
  expect((await issue(body.secret)).status).toBe(201);
  expect(await revoke(await colleague(all))).toBe(200);
  expect((await issue(body.secret)).status).toBe(401);
});

test('a partner key ends with its tokens when the owner of the mailbox takes a stranger’s account back', async () => {
  const stranger = await signUp(server.call);
  await server.services.db.withSystem(
    prepared((trx) => trx.updateTable('users').set({ confirmed_at: null }).where('id', '=', stranger.userId).execute()),
  );
  const { secret } = (await makeKey(stranger)).body;
  const asked = { remote: 'roles', user_id: stranger.userId, origin: PORTAL };
  const ask = () => server.call('POST /embed/tokens', { token: secret, body: asked });
  const { access_token: token } = (await ask()).body;
  const inPage = async () => (await server.call('GET /me', { token, headers: { origin: PORTAL } })).status;
  expect(await inPage()).toBe(200);
  await server.call('POST /password/forgot', { body: { email: stranger.email } });
  const reset = { token: await tokenMailedTo(server, stranger.email), password: 'another horse battery' };
  expect((await server.call('POST /password/reset', { body: reset })).status).toBe(200);
  expect(await inPage()).toBe(401);
  expect((await ask()).status).toBe(401);
});

test('who may manage the tenant hears of its keys, and nobody else', async () => {
  const roles = await rolesByName(server, owner);
  const member = await joinTenant(server, owner, { roleId: roles.member.id });
  const channel = `company:${owner.tenantId}`;
  const listening = async ({ token }: Person) => {
    const live = await openLive(server.url, token);
    const headers = { 'x-connection-id': live.connectionId };
    await server.call('POST /sse/subscribe', { token, body: { channel }, headers });
    return live;
  };
  const [theirs, own] = [await listening(member), await listening(owner)];
  const { body: made } = await makeKey(owner);
  const isOf = (id: string) => (message: { event: string; data: object }) =>
    message.event === 'PartnerKeysChanged' && 'id' in message.data && message.data.id === id;
  await own.next(isOf(made.key.id));
  const before = own.messages.length;
  await server.call('DELETE /embed/keys', { token: owner.token, body: { key_id: made.key.id } });
  await own.next((message) => own.messages.indexOf(message) >= before && isOf(made.key.id)(message));
  // Members hear this one, so earlier events on the channel would be there.
  await server.call('PATCH /mycompany', { token: owner.token, body: { name: 'Renamed after keys' } });
  await theirs.next(({ event, data }) => event === 'CompanyNameChanged' && data.name === 'Renamed after keys');
  expect(theirs.messages.map(({ event }) => event)).not.toContain('PartnerKeysChanged');
  theirs.close();
  own.close();
});

test('keys are made, listed and revoked from a command line', async () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(__dirname, '../../../../scripts/run.mjs'), 'partner-key', ...args], {
      env: {
        ...process.env,
        SLOTWISE_SERVER: server.url,
        SLOTWISE_EMAIL: owner.email,
        SLOTWISE_PASSWORD: owner.password,
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, printed };
  };
  const made = await run('make', '--name', 'By hand', '--origin', PORTAL, '--remote', 'roles');
  const [, id = '', secret = ''] = /^Key (\w+) .*\n(swp_\S+)/.exec(made.printed) ?? [];
  expect((await issue(secret)).status).toBe(201);
  expect((await run('list')).printed).toContain(`${id}  By hand: roles at ${PORTAL}`);
  expect(await run('revoke', id)).toMatchObject({ code: 0 });
  expect((await issue(secret)).status).toBe(401);
  const refused = await run('make', '--name', 'By hand', '--origin', 'portal', '--remote', 'roles');
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('origins');
});
