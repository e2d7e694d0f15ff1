import { request } from 'node:http';
import type { Body, PermissionName } from '@slotwise/contract';
import { openLive } from '../live';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, join as joinTenant, rolesByName } from './fixtures';
import { MovedClock } from '../moved-clock';
import { enableFactor } from './second-factor';
import { deploymentIn, keyOf, OTHER, PORTAL, startWithScreens } from './portal';

const clock = new MovedClock();
let server: TestServer;
let dir: string;
let close: () => Promise<void>;
let owner: Person;
let key: string;
let keyId: string;

const makeKey = (person: Person, change: Partial<Body<'POST /embed/keys'>> = {}) => keyOf(server, person, change);

const issue = (change: Partial<Body<'POST /embed/tokens'>> = {}, secret = key) =>
  server.call('POST /embed/tokens', {
    token: secret,
    body: { remote: 'roles', email: owner.email, origin: PORTAL, ...change },
  });

const at = (origin: string) => ({ headers: { origin } });
const me = (token: string, headers: Record<string, string> = { origin: PORTAL }) =>
  server.call('GET /me', { token, headers });

beforeAll(async () => {
  ({ server, dir, close } = await startWithScreens({ clock }));
  owner = await signUp(server.call);
  const made = await makeKey(owner);
  key = made.body.secret;
  keyId = made.body.key.id;
});
afterAll(() => close());

describe('a token', () => {
  test('carries what was asked for, the scopes name and the member holds, for ten minutes at most', async () => {
    const all = await issue();
    expect(all.status).toBe(201);
    expect(all.body.expires_in).toBeLessThanOrEqual(600);
    expect(all.body.permissions.sort()).toEqual(['manage_roles', 'view_roles', 'view_users']);
    const asked = await issue({ permissions: ['view_roles', 'manage_company', 'manage_invitations'] });
    expect(asked.body.permissions).toEqual(['view_roles']);
    const { member: role } = await rolesByName(server, owner);
    const member = await joinTenant(server, owner, { roleId: role.id });
    const own = await issue({ email: undefined, user_id: member.userId });
    expect(own.body.permissions.sort()).toEqual(['view_roles', 'view_users']);
  });

  test.each<[string, Partial<Body<'POST /embed/tokens'>>, string]>([
    ['another origin', { origin: 'https://evil.example.com' }, 'origin'],
    ['a remote that the key is not for', { remote: 'invitations' }, 'remote'],
    ['a remote for administrators of the deployment', { remote: 'remotes' }, 'remote'],
    ['nobody of the tenant', { email: 'nobody@example.com' }, 'email'],
    ['two members', { user_id: 'someone' }, 'user_id'],
  ])('is not issued for %s', async (_, change, field) => {
    const { status, body } = await issue(change);
    expect([status, body.details?.[0]?.field]).toEqual([422, field]);
  });

  test('is not issued for people of another tenant, nor with a key that is none', async () => {
    const stranger = await signUp(server.call);
    expect((await issue({ email: stranger.email })).status).toBe(422);
    const refusals = await Promise.all([issue({}, `swp_${'x'.repeat(43)}`), issue({}, owner.token), issue({}, 'x')]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [401, 'invalid_partner_key']),
    );
  });

  test('carries nothing for who lacks a second factor that is demanded, neither one that they have already', async () => {
    const boss = await signUp(server.call);
    const person = await joinTenant(server, boss);
    const { secret } = (await makeKey(boss)).body;
    const before = await issue({ email: undefined, user_id: person.userId }, secret);
    await enableFactor(server, clock, boss);
    const policy = await server.call('PATCH /two-factor/policy', { token: boss.token, body: { demanded: true } });
    expect(policy.status).toBe(200);
    const roles = () => server.call('GET /mycompany/roles', { token: before.body.access_token, ...at(PORTAL) });
    // As at their own login.
    const own = await server.call('GET /mycompany/roles', { token: person.token });
    expect([own.status, own.body.code]).toEqual([403, 'second_factor_demanded']);
    const embedded = await roles();
    expect([embedded.status, embedded.body.code]).toEqual([403, 'second_factor_demanded']);
    const again = await issue({ email: undefined, user_id: person.userId }, secret);
    expect([again.status, again.body.code]).toEqual([403, 'second_factor_demanded']);
    await enableFactor(server, clock, person);
    expect((await roles()).status).toBe(200);
    expect((await issue({ email: undefined, user_id: person.userId }, secret)).status).toBe(201);
  });

  test('opens what the remote needs, and nothing else', async () => {
    const { access_token: token } = (await issue({ permissions: ['view_roles', 'view_users'] })).body;
    const call = async (route: Parameters<typeof server.call>[0], body?: unknown) => {
      const answer = await server.call(route, { token, body: body as never, ...at(PORTAL) });
      return answer.status < 300 ? answer.status : answer.body.code;
    };
    expect(await call('GET /me')).toBe(200);
    expect(await call('GET /mycompany/roles')).toBe(200);
    expect(await call('POST /role', { name: 'Never' })).toBe('forbidden');
    expect(await call('GET /mycompany/invitations')).toBe('forbidden');
    expect(await call('PATCH /me', { first_name: 'Never' })).toBe('outside_embedding');
    expect(await call('GET /sessions')).toBe('outside_embedding');
    expect(await call('POST /logout')).toBe('outside_embedding');
    expect(await call('GET /remotes')).toBe('outside_embedding');
    expect(await call('POST /login', { email: owner.email, password: owner.password })).toBe('outside_embedding');
    const refreshed = await server.call('POST /refresh', { headers: { 'x-refresh-token': token } });
    expect(refreshed.body.code).toBe('invalid_refresh_token');
  });

  test('shows its bearer the role as far as it goes, and changes are written down as made through the key', async () => {
    const { access_token: token } = (await issue()).body;
    const { myRole } = (await server.call('GET /myroles', { token, ...at(PORTAL) })).body;
    expect(myRole?.permissions.map(({ name }) => name).sort()).toEqual(['manage_roles', 'view_roles', 'view_users']);
    const grant = (id: PermissionName) =>
      server.call('POST /role', { token, body: { name: `By ${id}`, permissions: [{ id }] }, ...at(PORTAL) });
    expect((await grant('manage_company')).body.code).toBe('grant_exceeds_own');
    const { role } = (await grant('view_users')).body;
    const [row] = await auditOf(server, 'role.created', role.id);
    expect(row?.embedded).toEqual({ key: keyId, remote: 'roles', origin: PORTAL });
  });

  test('follows the role of its person at once', async () => {
    const role = (await server.call('POST /role', { token: owner.token, body: { name: 'Changing' } })).body.role;
    const person = await joinTenant(server, owner, { roleId: role.id });
    const { access_token: token } = (await issue({ email: person.email })).body;
    const roles = async () => (await server.call('GET /mycompany/roles', { token, ...at(PORTAL) })).status;
    const hold = (...ids: PermissionName[]) =>
      server.call('PATCH /role/permissions', {
        token: owner.token,
        body: { role_id: role.id, permissions: ids.map((id) => ({ id })) },
      });
    expect(await roles()).toBe(403);
    await hold('view_roles');
    expect(await roles()).toBe(200);
    await hold();
    expect(await roles()).toBe(403);
    await server.call('DELETE /user', { token: owner.token, body: { user_id: person.userId } });
    expect((await me(token)).status).toBe(401);
  });
});

describe('a token that is not good here', () => {
  const refusalOf = async (token: string, headers?: Record<string, string>) => {
    const { status, body } = await me(token, headers);
    return { status, body };
  };

  test('gets one and the same answer, whatever is wrong with it', async () => {
    const second = (await makeKey(owner)).body;
    const replayed = (await issue({}, second.secret)).body.access_token;
    expect((await me(replayed)).status).toBe(200);
    await server.call('DELETE /embed/keys', { token: owner.token, body: { key_id: second.key.id } });
    const good = (await issue()).body.access_token;
    const [head = '', payload = '', proof = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const widened = Buffer.from(JSON.stringify({ ...claims, permissions: ['manage_company'] })).toString('base64url');
    const foreign = await startServer({ JWT_SECRET: 'another deployment has another secret' });
    const { accessToken } = await foreign.services.tokens.issueEmbedded(
      { userId: String(claims.sub), sessionId: String(claims.sid) },
      { key: keyId, remote: 'roles', origin: PORTAL },
    );
    await foreign.close();

    const refusals = [
      await refusalOf(replayed),
      await refusalOf([head, widened, proof].join('.')),
      await refusalOf(accessToken),
      await refusalOf('garbage'),
      await refusalOf(good, { origin: 'https://evil.example.com' }),
      await refusalOf(good, { origin: OTHER }),
      await refusalOf(good, { origin: 'null' }),
      await refusalOf(good, {}),
      await refusalOf(good, { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' }),
    ];
    const same = { status: 401, body: { code: 'unauthenticated', message: 'Please log in.' } };
    expect(refusals).toEqual(refusals.map(() => same));
    expect((await me(good)).status).toBe(200);
    expect((await issue({}, second.secret)).body.code).toBe('invalid_partner_key');
  });

  test('is refused when it is over', async () => {
    let ahead = 0;
    const own = await startServer({ REMOTES_DIR: dir }, { clock: { now: () => new Date(Date.now() + ahead) } });
    const person = await signUp(own.call);
    const { secret } = (
      await own.call('POST /embed/keys', {
        token: person.token,
        body: { name: 'Portal', origins: [PORTAL], remotes: ['roles'] },
      })
    ).body;
    const body = { remote: 'roles', email: person.email, origin: PORTAL };
    const { access_token: token } = (await own.call('POST /embed/tokens', { token: secret, body })).body;
    ahead = 601_000;
    const { status, body: refusal } = await own.call('GET /me', { token, ...at(PORTAL) });
    expect([status, refusal]).toEqual([401, { code: 'unauthenticated', message: 'Please log in.' }]);
    await own.close();
  });
});

/** As a browser sends it: `fetch` of Node may not set what pages cannot. */
const raw = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on('error', reject).end();
  });

describe('pages of partners', () => {
  const preflight = (path: string, origin: string, method = 'GET') =>
    raw('OPTIONS', path, { origin, 'access-control-request-method': method });

  test('may call what tokens open: exactly their origin is named, never with credentials', async () => {
    const known = await preflight('/api/role', PORTAL, 'PATCH');
    expect(known.status).toBe(204);
    expect(known.headers['access-control-allow-origin']).toBe(PORTAL);
    expect(String(known.headers['access-control-allow-methods']).split(', ').sort()).toEqual([
      'DELETE',
      'PATCH',
      'POST',
    ]);
    expect(known.headers['access-control-allow-credentials']).toBeUndefined();
    expect(known.headers.vary).toContain('origin');
    const refused = await raw('GET', '/api/me', { origin: PORTAL });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, PORTAL]);
  });

  test('may not call anything else, and nobody else may', async () => {
    for (const origin of ['https://evil.example.com', 'null', `${PORTAL}.evil.example.com`]) {
      const { status, headers } = await preflight('/api/me', origin);
      expect([origin, status, headers['access-control-allow-origin']]).toEqual([origin, 404, undefined]);
      expect((await raw('GET', '/api/me', { origin })).headers['access-control-allow-origin']).toBeUndefined();
    }
    for (const path of ['/api/login', '/api/sessions', '/api/embed/tokens', '/api/me/password']) {
      const { status, headers } = await preflight(path, PORTAL, 'POST');
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 404, undefined]);
    }
  });

  test('may use our frame, whose requests come from our own origin', async () => {
    const { access_token: token } = (await issue()).body;
    const authorization = `Bearer ${token}`;
    const sameOrigin = { authorization, 'sec-fetch-site': 'same-origin' };
    expect((await raw('GET', '/api/me', sameOrigin)).status).toBe(200);
    expect((await raw('GET', '/api/me', { ...sameOrigin, origin: server.url })).status).toBe(200);
    expect((await raw('GET', '/api/me', { ...sameOrigin, origin: 'https://evil.example.com' })).status).toBe(401);
    expect((await raw('GET', '/api/me', { authorization, 'sec-fetch-site': 'same-site' })).status).toBe(401);
  });
});

describe('what pages load', () => {
  const get = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('the script is at one address, for every page, and asked for again', async () => {
    const { status, headers, text } = await get('/embed.js');
    expect(status).toBe(200);
    // No shell is given out here.
    expect(deploymentIn(text)).toEqual({ registryKey: expect.stringMatching(/^[\w+/]{43}=$/) });
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await fetch(`${server.url}/embed.js`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('the frame is for exactly one allowed page, and for no other', async () => {
    const frame = (id: string, origin: string) =>
      get(`/embed/frame?${new URLSearchParams({ key: id, origin }).toString()}`);
    const { status, headers, text } = await frame(keyId, PORTAL);
    const policy = headers.get('content-security-policy') ?? '';
    expect(status).toBe(200);
    expect(policy.split('; ')).toContain(`frame-ancestors ${PORTAL}`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('set-cookie')).toBeNull();
    for (const path of [
      '/embed/isolated',
      `/embed/frame?${new URLSearchParams({ key: keyId, origin: PORTAL }).toString()}`,
    ]) {
      expect((await get(path)).headers.get('permissions-policy')).toMatch(/^camera=\(\), /);
    }
    expect(text).toContain(`data-frame-of="${PORTAL}"`);
    const revoked = (await makeKey(owner)).body.key.id;
    await server.call('DELETE /embed/keys', { token: owner.token, body: { key_id: revoked } });
    const refusals = [
      await frame(keyId, 'https://evil.example.com'),
      await frame(keyId, '*'),
      await frame(keyId, `${PORTAL} https://evil.example.com`),
      await frame(revoked, PORTAL),
      await frame('unknown', PORTAL),
      await get('/embed/frame'),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(403);
      expect(refusal.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the live stream', () => {
  test('opens by ticket from the allowed origin only, and closes when the key is revoked', async () => {
    const own = (await makeKey(owner)).body;
    const { access_token: token } = (await issue({ permissions: ['view_roles'] }, own.secret)).body;
    const ticket = async () => (await server.call('POST /sse/ticket', { token, ...at(PORTAL) })).body.ticket;
    const stream = (secret: string, origin: string) =>
      raw('GET', `/api/sse/stream?access_token=${secret}`, { origin }).then(({ status }) => status);
    expect(await stream(token, PORTAL)).toBe(401);
    expect(await stream(await ticket(), OTHER)).toBe(401);

    const live = await openLive(server.url, await ticket(), undefined, { origin: PORTAL });
    const channel = `company:${owner.tenantId}`;
    await server.call('POST /sse/subscribe', {
      token,
      body: { channel },
      headers: { origin: PORTAL, 'x-connection-id': live.connectionId },
    });
    await server.call('PATCH /mycompany', { token: owner.token, body: { name: 'Renamed' } });
    await server.call('POST /role', { token: owner.token, body: { name: 'Heard' } });
    await live.next(({ event }) => event === 'RoleCreated');
    await server.call('POST /warehouse', { token: owner.token, body: { name: 'Not heard' } });
    await server.call('POST /role', { token: owner.token, body: { name: 'Heard too' } });
    await live.next(({ event, data }) => event === 'RoleCreated' && data.name === 'Heard too');
    expect(live.messages.map(({ event }) => event)).not.toContain('WarehouseCreated');
    await server.call('DELETE /embed/keys', { token: owner.token, body: { key_id: own.key.id } });
    await live.ended(2000);
  });
});
