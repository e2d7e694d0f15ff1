import { ROUTE_KEYS, routes, type Route, type RouteKey } from '@slotwise/contract';
import { connect } from 'node:net';
import { signUp, startServer, type Person, type TestServer, prepared } from './harness';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await signUp(server.call);
});
afterAll(() => server.close());

const send = async (route: string, body: string | undefined, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...headers },
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text || 'null') as { code?: string; details?: unknown } };
};

test('every error is {code, message} of the closed union', async () => {
  expect(await send('POST /nothing', '{}')).toMatchObject({ status: 404, body: { code: 'route_not_found' } });
  expect(await send('POST /role', '{"name":')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  expect(await send('POST /role', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type' },
  });
  expect(await send('POST /role', JSON.stringify({ name: 'x'.repeat(2_000_000) }))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});

test.each([
  ['an unknown field', { name: 'a', nmae: 'b' }, { field: 'nmae', code: 'unknown_field' }],
  ['a missing field', {}, { field: 'name', code: 'required' }],
  ['a wrong type', { name: 7 }, { field: 'name', code: 'wrong_type', params: { type: ['string'] } }],
  ['a NUL character', { name: 'a\0b' }, { field: 'name', code: 'nul' }],
  ['half a surrogate pair', { name: 'a\ud800' }, { field: 'name', code: 'not_unicode' }],
  ['too long a text', { name: 'x'.repeat(5000) }, { field: 'name', code: 'too_long', params: { max: 120 } }],
])('%s is named with its field, in words and by code', async (_, body, fault) => {
  const answer = await send('POST /role', JSON.stringify(body));
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(answer.body.details).toContainEqual({ ...fault, reason: expect.any(String) as string });
});

test('all faults are named at once, in words for people', async () => {
  const unknown = await send('POST /role', JSON.stringify({ name: 'a', foo: 1 }));
  expect(unknown.body.details).toEqual([{ field: 'foo', code: 'unknown_field', reason: 'is not a known field' }]);
  const refresh = await send('POST /refresh', JSON.stringify({ refresh_token: 5 }));
  expect(refresh.body.details).toEqual([
    { field: 'refresh_token', code: 'wrong_type', params: { type: ['string'] }, reason: 'must be string' },
  ]);
  const login = await send('POST /login', JSON.stringify({ email: '', password: '' }));
  expect(login.body.details).toMatchObject([{ field: 'email' }, { field: 'password' }]);
});

test('an address that cannot be decoded is answered like every other', async () => {
  const response = await fetch(`${server.url}/api/%zz`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'malformed_request', message: expect.any(String) as string });
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('who opens such an address in a browser is led to a page that says that nothing is there', async () => {
  const headers = { accept: 'text/html,*/*;q=0.8' };
  const response = await fetch(`${server.url}/%E0%A4%A`, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/not-found']);
  expect((await fetch(`${server.url}/api/%zz`, { headers })).status).toBe(400);
});

test('keys that could poison a prototype are refused wherever they stand', async () => {
  for (const poison of ['{"name":"a","__proto__":{"x":1}}', '{"role_id":"a","users":[{"id":"b","constructor":{}}]}']) {
    const route = poison.includes('users') ? 'PATCH /role/users' : 'POST /role';
    expect(await send(route, poison)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('nesting is limited', async () => {
  const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  expect(await send('POST /role', deep)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
});

const NASTY: unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  ' ',
  '\0',
  '\ud83d',
  '💥'.repeat(50),
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '%00',
  [],
  [[]],
  {},
  { id: null },
  'x'.repeat(70_000),
];

/** Bodies around a route's schema: each field in turn nasty, the others plausible. */
const bodiesFor = (route: Route): string[] => {
  const schema = route.body as { properties?: Record<string, unknown>; anyOf?: { properties?: object }[] } | undefined;
  const properties = schema?.properties ?? schema?.anyOf?.find((branch) => branch.properties)?.properties ?? {};
  const fields = Object.keys(properties);
  const plausible = Object.fromEntries(
    fields.map((field) => [field, /email/.test(field) ? 'a@example.com' : 'plausible']),
  );
  return [
    '',
    'null',
    '[]',
    '"text"',
    '{"__proto__":1}',
    '{"unknown":1}',
    ...fields.flatMap((field) => NASTY.map((value) => JSON.stringify({ ...plausible, [field]: value }))),
  ];
};

test('nothing that is sent is answered with 5xx, on any route', async () => {
  const bad: string[] = [];
  const skipped: RouteKey[] = ['POST /assistant/prompt', 'POST /logout', 'DELETE /sessions', 'POST /me/password'];
  for (const key of ROUTE_KEYS) {
    if (skipped.includes(key)) continue;
    const route: Route = routes[key];
    if (key.startsWith('GET ')) {
      for (const query of ['', '?x=%00', '?access_token=%FF', '?a[__proto__]=1', '?last_event_id=%ED%A0%80']) {
        const response = await fetch(`${server.url}/api${key.slice(4)}${query}`, {
          headers: { authorization: `Bearer ${person.token}` },
        });
        await response.body?.cancel();
        if (response.status >= 500) bad.push(`${key}${query}: ${response.status}`);
      }
      continue;
    }
    for (const body of bodiesFor(route)) {
      const { status, text } = await send(key, key.startsWith('GET') ? undefined : body);
      if (status >= 500) bad.push(`${key} ${body.slice(0, 200)}: ${status} ${text}`);
    }
  }
  expect(bad).toEqual([]);
}, 240_000);

test('headers and addresses that are nonsense are refused, not a fault of ours', async () => {
  const strange: Record<string, string>[] = [
    { 'idempotency-key': ' '.repeat(3) + 'a b' },
    { 'idempotency-key': 'x'.repeat(500) },
    { authorization: 'Bearer x.y.z' },
    { authorization: 'Basic eDp5' },
    { 'x-connection-id': '-' },
    { 'last-event-id': 'c:99999999999999999999' },
    { 'x-request-id': "'<script>" },
  ];
  for (const headers of strange) {
    const { status } = await send('POST /role', '{"name":"From a strange request"}', headers);
    expect(status).toBeLessThan(500);
  }
  for (const path of ['/api/%', '/api/%00', '/api/me?%', '/remotes/a/b/%2e%2e%2f%2e%2e%2fpackage.json']) {
    const { status } = await fetch(server.url + path);
    expect([400, 401, 404]).toContain(status);
  }
});

test('what is not HTTP at all does not harm the server', async () => {
  const { hostname, port } = new URL(server.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('\0\0\0 nonsense\r\n\r\n'));
    socket.on('data', (data) => resolve(String(data)));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect((await server.call('GET /me', { token: person.token })).status).toBe(200);
});

test('who may call is decided by the contract', async () => {
  const wms = await signUp(server.call, 'wms');
  expect((await server.call('GET /me')).body).toMatchObject({ code: 'unauthenticated' });
  expect((await server.call('GET /mycompany', { token: wms.token })).body).toMatchObject({ code: 'wrong_user_type' });
  await server.services.db.withSystem(
    prepared((trx) => trx.deleteFrom('role_permissions').where('role_id', '=', wms.roleId).execute()),
  );
  server.services.sessions.changed([wms.userId]);
  const answer = await server.call('POST /role', { token: wms.token, body: { name: 'Nope' } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('limits answer 429 with Retry-After', async () => {
  const strict = await startServer({ RATE_LIMIT_FACTOR: '0.1' });
  try {
    const body = { email: 'someone@example.com', password: 'wrong' };
    const statuses = [];
    let last: Headers | undefined;
    for (let n = 0; n < 8; n++) {
      const answer = await strict.call('POST /login', { body });
      statuses.push(answer.status);
      last = answer.headers;
    }
    expect(statuses).toContain(401);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(last?.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

test('no secret stands in the log', async () => {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  const loud = await startServer({ LOG_LEVEL: 'trace' });
  try {
    const someone = await signUp(loud.call);
    await fetch(`${loud.url}/api/sse/stream?access_token=canary-in-address`);
    for (const query of [
      '?access_token%3Dcanary-encoded',
      '?a=b%26access_token=canary-hidden',
      '?key=swa_canary-key',
    ]) {
      await fetch(`${loud.url}/api/me${query}`);
    }
    await loud.call('POST /refresh', { headers: { 'x-refresh-token': 'canary-refresh' } });
    loud.services.log.info(
      { password: 'canary-logged', headers: { authorization: 'canary-header' } },
      'a careless line',
    );
    await loud.close();
    const log = written.join('');
    expect(log).toContain('a careless line');
    for (const secret of [someone.token, someone.password, someone.refreshToken, 'canary-']) {
      expect(log).not.toContain(secret);
    }
  } finally {
    spy.mockRestore();
  }
});
