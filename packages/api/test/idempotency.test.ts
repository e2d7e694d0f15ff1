import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { caller, signUp, startServer, type Caller, type Person, type TestServer } from './harness';
import { each, report, rounds } from './rounds';

const LONG_MS = 600_000;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await signUp(server.call);
});
afterAll(() => server.close());

const create = (name: string, key: string, who = person) =>
  server.call('POST /role', { token: who.token, body: { name }, headers: { 'idempotency-key': key } });
const rolesNamed = async (name: string) => {
  const { body } = await server.call('GET /mycompany/roles', { token: person.token });
  return body.myRoles.filter((role) => role.name === name);
};

test('a retry gets the first answer and changes nothing', async () => {
  const first = await create('Once', 'key-1');
  const again = await create('Once', 'key-1');
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(first.headers.get('etag')).toBe(`"${first.body.role.version}"`);
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(await rolesNamed('Once')).toHaveLength(1);
});

test('the same key for another request is refused', async () => {
  await create('Second', 'key-2');
  expect(await create('Third', 'key-2')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(await rolesNamed('Third')).toHaveLength(0);
});

test('of many at once one happens, and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('Together', 'key-3')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.role.id)).size).toBe(1);
  expect(await rolesNamed('Together')).toHaveLength(1);
});

test('a refusal is not remembered', async () => {
  expect((await create('', 'key-4')).status).toBe(422);
  expect((await create('Valid now', 'key-4')).status).toBe(201);
});

test('keys of others are never met', async () => {
  const other = await signUp(server.call);
  await create('Mine', 'key-5');
  const theirs = await create('Theirs', 'key-5', other);
  expect(theirs).toMatchObject({ status: 201, body: { role: { name: 'Theirs' } } });
});

test('the same key with another password is refused, not answered as if it had been taken', async () => {
  const someone = await signUp(server.call);
  const change = (new_password: string) =>
    server.call('POST /me/password', {
      token: someone.token,
      body: { current_password: someone.password, new_password },
      headers: { 'idempotency-key': 'key-6' },
    });
  expect((await change('another long password')).status).toBe(200);
  expect((await change('another long password')).status).toBe(200);
  expect(await change('yet another password')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
});

test('signing up twice with one key makes one tenant, and no password is kept with the key', async () => {
  const body = {
    email: 'twice@example.com',
    password: 'a long enough secret',
    first_name: 'A',
    last_name: 'B',
    new_company_name: 'Twice',
  };
  const headers = { 'idempotency-key': 'sign-up' };
  const [one, two] = [
    await server.call('POST /register', { body, headers }),
    await server.call('POST /register', { body, headers }),
  ];
  expect(two.body).toEqual(one.body);
  const { tenants, mails } = await server.services.db.readSystem(async (trx) => ({
    tenants: await trx.selectFrom('tenants').select('id').where('name', '=', 'Twice').execute(),
    mails: await trx.selectFrom('mail_outbox').select('id').where('recipient', '=', body.email).execute(),
  }));
  expect(tenants).toHaveLength(1);
  expect(mails.length).toBeLessThanOrEqual(1);
});

/** Passes on what is sent to the server; what comes back is cut off by its first byte, or not waited for at all. */
async function losesAnswers(at: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(at);
  let sent = 0;
  const relay = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const isLate = sent++ % 3 > 0;
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.on('data', (data) => upstream.write(data));
    client.on('close', () => isLate || upstream.destroy());
    upstream.on('data', () => client.destroy());
    upstream.on('close', () => client.destroy());
    // Every third client is gone as soon as it has sent.
    if (!isLate) client.once('data', () => setImmediate(() => client.destroy()));
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port: own } = relay.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, close: () => relay.close() };
}

test(
  'an answer that is lost on its way and asked for again, perhaps by two at once, is one change',
  async () => {
    const began = performance.now();
    const relay = await losesAnswers(server.url);
    const lossy = caller(relay.url);
    const numbers = rounds(12);
    const someone = await signUp(server.call);
    let answered = 0;
    await each(numbers, 8, async (index) => {
      const sending = (call: Caller) =>
        call('POST /role', {
          token: someone.token,
          body: { name: `Lost ${index}` },
          headers: { 'idempotency-key': `lost-${index}` },
        });
      const lost = await sending(lossy).catch(() => undefined);
      if (lost) answered++;
      const again = await Promise.all(
        index % 2 ? [sending(server.call), sending(server.call)] : [sending(server.call)],
      );
      expect([index, new Set(again.map(({ status }) => status))]).toEqual([index, new Set([201])]);
      expect([index, new Set(again.map(({ body }) => body.role.id)).size]).toEqual([index, 1]);
    });
    relay.close();
    const made = await server.services.db.readSystem(async (trx) => ({
      roles: await trx.selectFrom('roles').select('name').where('tenant_id', '=', someone.tenantId).execute(),
      events: await trx
        .selectFrom('outbox')
        .select('seq')
        .where('channel', '=', `company:${someone.tenantId}`)
        .where('event', '=', 'RoleCreated')
        .execute(),
    }));
    const names = made.roles.map(({ name }) => name).filter((name) => name.startsWith('Lost '));
    expect([names.length, new Set(names).size, made.events.length, answered]).toEqual([
      numbers.count,
      numbers.count,
      numbers.count,
      0,
    ]);
    report('lost answers', began, { lost: numbers.count, duplicates: 0 });
  },
  LONG_MS,
);
