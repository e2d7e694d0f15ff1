import { logIn, onPostgres, prepared, signUp, startServer, type Person, type TestServer } from './harness';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());
/** Shares that are held, and given back also where a test fails: the server would wait for them. */
const shares: { release: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(shares.splice(0).map(({ release }) => release())));

/**
 * Keeps the tenant's share of the connections busy, so that it does not depend on the machine whether its requests wait. The
 * embedded database has one connection, which is everybody's.
 */
function holdShare({ userId, tenantId }: Person): { release: () => Promise<unknown> } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const scope = { userId, companyId: tenantId, wmsId: null };
  const held = Array.from({ length: onPostgres ? 5 : 1 }, () =>
    server.services.db.withTenant(
      scope,
      prepared(() => released),
    ),
  );
  const share = { release: () => (release(), Promise.all(held)) };
  shares.push(share);
  return share;
}

test('a tenant that asks for everything at once is told to come back, and another one is answered meanwhile', async () => {
  const [greedy, other] = [await signUp(server.call), await signUp(server.call)];
  // The server knows the people of these sessions already, as it knows everybody who works.
  for (const { token } of [greedy, other]) await server.call('GET /me', { token });
  const share = holdShare(greedy);
  const flood = Array.from({ length: 700 }, () => server.call('GET /mycompany/users', { token: greedy.token }));
  let done = 0;
  const isRefused = new Promise<void>((resolve) => {
    for (const answer of flood) void answer.then(({ status }) => (status === 200 ? done++ : resolve()));
  });
  await isRefused;
  // Nobody else would be answered on a connection that is held.
  if (!onPostgres) await share.release();
  expect((await server.call('GET /mycompany/users', { token: other.token })).status).toBe(200);
  // The other one came last, and most of the first one's turns are still to come.
  const before = done;
  await share.release();
  const answers = await Promise.all(flood);
  expect(done - before).toBeGreaterThan(250);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '1']);
  }
});

if (onPostgres) {
  test('while several tenants ask for all connections with slow work, a newcomer signs in, reads and writes without waiting', async () => {
    const greedy = await Promise.all(Array.from({ length: 4 }, () => signUp(server.call)));
    const newcomer = await signUp(server.call);
    for (const { token } of greedy) await server.call('GET /me', { token });
    greedy.forEach(holdShare);
    const { token } = await logIn(server.call, newcomer.email, newcomer.password);
    const read = await server.call('GET /mycompany/users', { token });
    const changed = await server.call('PATCH /mycompany', { token, body: { name: 'Kept' } });
    expect([read.status, changed.status]).toEqual([200, 200]);
  });

  test('while all turns of a tenant are taken by slow work, another one signs in, reads and writes without waiting', async () => {
    const [greedy, other] = [await signUp(server.call), await signUp(server.call)];
    await server.call('GET /me', { token: greedy.token });
    const share = holdShare(greedy);
    let answered = 0;
    // Fewer than are refused: there is nothing to refuse as long as nobody else waits for them.
    const slow = Array.from({ length: 120 }, async () => {
      const { status } = await server.call('GET /mycompany/users', { token: greedy.token });
      answered++;
      return status;
    });
    const { token } = await logIn(server.call, other.email, other.password);
    const reads = Array.from({ length: 50 }, () => server.call('GET /mycompany/users', { token }));
    const changed = await server.call('PATCH /mycompany', { token, body: { name: 'Not kept' } });
    expect([changed.status, ...(await Promise.all(reads)).map(({ status }) => status)]).toEqual(
      Array.from({ length: 51 }, () => 200),
    );
    expect(answered).toBe(0);
    await share.release();
    expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
  });
}
