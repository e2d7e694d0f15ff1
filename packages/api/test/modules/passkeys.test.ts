import { none } from '@slotwise/contract';
import { currentRequest } from '../../src/platform/current-request';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { Authenticator, type Signing } from './authenticator';
import { auditOf, join, mailsTo, newEmail, PASSWORD, tokenMailedTo } from './fixtures';
import { MovedClock } from '../moved-clock';

const ORIGIN = 'http://localhost:4600';
const clock = new MovedClock();
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  // The number of the machine itself, at which browsers take no passkeys: they are at its name.
  server = await startServer({ PUBLIC_URL: 'http://127.0.0.1:4600' }, { clock });
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const own = { origin: ORIGIN, rpId: 'localhost' };
const ask = ({ token }: Person, current_password = PASSWORD) =>
  server.call('POST /me/passkeys/request', { token, body: { current_password } });
const add = ({ token }: Person, attestation: ReturnType<Authenticator['attest']>, name = 'Laptop') =>
  server.call('POST /me/passkeys', { token, body: { name, attestation } });

/** Somebody with a passkey. */
async function withPasskey(person: Person, name?: string) {
  const key = new Authenticator();
  const { body: asked } = await ask(person, person.password);
  const added = await add(person, key.attest({ challenge: asked.challenge, ...own }), name);
  expect(added.status).toBe(201);
  return { key, asked, passkey: added.body.passkey };
}

const challenge = async () => (await server.call('POST /login/passkey/challenge')).body.challenge;
const answer = (assertion: ReturnType<Authenticator['assert']>) =>
  server.call('POST /login/passkey', { body: { assertion } });
const signIn = async (key: Authenticator, more: Partial<Signing> = {}) =>
  answer(key.assert({ challenge: await challenge(), ...own, ...more }));
const isRefused = ({ status, body }: Awaited<ReturnType<typeof answer>>) =>
  expect([status, body.code]).toEqual([401, 'invalid_passkey']);

test('a passkey is added with the password, told by mail, signs in alone, and is gone once removed', async () => {
  const person = await join(server, owner);
  const { token } = person;
  expect((await ask(person, 'not it')).body.code).toBe('invalid_credentials');
  const { key, asked, passkey } = await withPasskey(person, 'Phone https://evil.example');
  expect(asked).toMatchObject({ rpId: 'localhost', userName: person.email, known: [] });
  expect((await mailsTo(server, person.email))[0]?.subject).toMatch(/A passkey was added/);
  expect((await mailsTo(server, person.email))[0]?.text).not.toMatch(/https:\/\/evil/);
  const listed = await server.call('GET /me/passkeys', { token });
  expect(listed.body).toEqual({ passkeys: [{ ...passkey, usedAt: null }], place: ORIGIN });

  const { status, body: tokens } = await signIn(key);
  expect(status).toBe(200);
  const { body: mine } = await server.call('GET /me', { token: tokens.access_token });
  expect(mine.me.email).toBe(person.email);
  const { body: after } = await server.call('GET /me/passkeys', { token });
  expect(after.passkeys[0]?.usedAt).not.toBeNull();
  expect(await auditOf(server, 'passkey.used', person.userId)).toHaveLength(1);

  expect((await server.call('DELETE /me/passkeys', { token, body: { passkey_id: passkey.id } })).status).toBe(200);
  isRefused(await signIn(key));
  expect((await mailsTo(server, person.email))[0]?.subject).toMatch(/was removed/);
});

test('it stands for the second factor, which is not asked for', async () => {
  const person = await join(server, owner);
  const { key } = await withPasskey(person);
  await server.services.db.withSystem(async (trx) => {
    const factor = {
      secret: 'JBSWY3DPEHPK3PXP',
      created_at: new Date(),
      confirmed_at: new Date(),
      failing_since: null,
    };
    await trx
      .insertInto('two_factor')
      .values({ user_id: person.userId, ...factor })
      .execute();
    return { answer: undefined, audit: none('the test makes it') };
  });
  expect((await signIn(key)).status).toBe(200);
});

test('what is not made here, for this, now, by its owner, and for the first time opens nothing', async () => {
  const person = await join(server, owner);
  const { key, asked } = await withPasskey(person);
  isRefused(await signIn(key, { origin: 'http://localhost:4601' }));
  isRefused(await signIn(key, { rpId: 'example.com' }));
  isRefused(await signIn(key, { verified: false }));
  isRefused(await signIn(key, { challenge: asked.challenge }));
  isRefused(await signIn(key, { challenge: Buffer.from('made up').toString('base64url') }));
  isRefused(await signIn(new Authenticator()));
  const good = key.assert({ challenge: await challenge(), ...own });
  const other = await withPasskey(await join(server, owner));
  // Another's key under this one's name.
  isRefused(await answer({ ...other.key.assert({ challenge: await challenge(), ...own }), id: key.id }));
  isRefused(await answer({ ...good, signature: `${good.signature.slice(0, -8)}AAAAAAAA` }));
  isRefused(await answer({ ...good, clientDataJSON: 'AA' }));
  expect((await answer(good)).status).toBe(200);
  isRefused(await answer(good));
  const late = await challenge();
  clock.ahead += 11 * 60_000;
  isRefused(await signIn(key, { challenge: late }));
  clock.ahead = 0;
});

test('one answer sent eight times at once opens one session; a copied key is noticed by its count', async () => {
  const { key } = await withPasskey(await join(server, owner));
  const counted = key.assert({ challenge: await challenge(), ...own, counter: 5 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(counted)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
  isRefused(await signIn(key, { counter: 5 }));
  isRefused(await signIn(key, { counter: 4 }));
  expect((await signIn(key, { counter: 6 })).status).toBe(200);
  // The key and its copy at once, each with a challenge of its own.
  const both = await Promise.all([signIn(key, { counter: 7 }), signIn(key, { counter: 7 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('a new key is taken only for the account that asked, once, and with its owner there', async () => {
  const [person, other] = [await join(server, owner), await join(server, owner)];
  const { body: asked } = await ask(person);
  const { challenge: given } = asked;
  const key = new Authenticator();
  expect((await add(other, key.attest({ challenge: given, ...own }))).body.code).toBe('invalid_passkey');
  const absent = key.attest({ challenge: given, ...own, verified: false });
  expect((await add(person, absent)).body.code).toBe('invalid_passkey');
  const elsewhere = key.attest({ challenge: given, ...own, origin: 'https://evil.example' });
  expect((await add(person, elsewhere)).body.code).toBe('invalid_passkey');
  const right = key.attest({ challenge: given, ...own });
  expect((await add(person, right)).status).toBe(201);
  expect((await add(person, right)).body.code).toBe('invalid_passkey');
  // A credential belongs to one account.
  const { body: again } = await ask(other);
  expect((await add(other, key.attest({ challenge: again.challenge, ...own }))).body.code).toBe('invalid_passkey');
});

test('what it opened ends with it, on every page, but for the session in which it is removed', async () => {
  const person = await join(server, owner);
  const { key, passkey } = await withPasskey(person);
  const other = await withPasskey(person);
  const [theirs, remover] = [(await signIn(key)).body, (await signIn(key)).body];
  const kept = (await signIn(other.key)).body;
  const refreshed = (tokens: typeof theirs) =>
    server.call('POST /refresh', { headers: { 'x-refresh-token': tokens.refresh_token } });
  const removed = await server.call('DELETE /me/passkeys', {
    token: remover.access_token,
    body: { passkey_id: passkey.id },
  });
  expect(removed.status).toBe(200);
  expect((await server.call('GET /me', { token: theirs.access_token })).status).toBe(401);
  expect((await refreshed(theirs)).status).toBe(401);
  for (const token of [remover.access_token, kept.access_token, person.token])
    expect((await server.call('GET /me', { token })).status).toBe(200);
});

test('a page within somebody else’s neither adds one nor signs in by one', async () => {
  const person = await join(server, owner);
  const { key } = await withPasskey(person);
  for (const within of [{ crossOrigin: true }, { crossOrigin: true, topOrigin: 'https://evil.example' }]) {
    const { body: asked } = await ask(person);
    const made = new Authenticator().attest({ challenge: asked.challenge, ...own, within });
    expect((await add(person, made)).body.code).toBe('invalid_passkey');
    isRefused(await signIn(key, { within }));
  }
});

test('a refusal is the same work for a credential that somebody has and for one that nobody has', async () => {
  const { key } = await withPasskey(await join(server, owner));
  expect((await signIn(key, { counter: 3 })).status).toBe(200);
  const workFor = async (id: string, counter: number) => {
    const verify = jest.spyOn(globalThis.crypto.subtle, 'verify');
    const { db } = server.services;
    const readSystem = db.readSystem.bind(db);
    let read = 0;
    // Reads of the server’s own, as of its sweepers, are none of the answer’s work.
    const reading = jest.spyOn(db, 'readSystem').mockImplementation((work) => {
      if (currentRequest()) read += 1;
      return readSystem(work);
    });
    isRefused(await answer({ ...new Authenticator().assert({ challenge: await challenge(), ...own, counter }), id }));
    const work = { compared: verify.mock.calls.length, read };
    verify.mockRestore();
    reading.mockRestore();
    return work;
  };
  const work = await workFor(key.id, 4);
  expect(work.compared).toBe(1);
  for (const [id, counter] of [
    [new Authenticator().id, 4],
    [new Authenticator().id, 0],
    [key.id, 0],
  ] as const)
    expect(await workFor(id, counter)).toEqual(work);
});

test('a mailed reset takes the passkeys with it', async () => {
  const person = await join(server, owner);
  const { key } = await withPasskey(person);
  await server.call('POST /password/forgot', { body: { email: person.email } });
  const token = await tokenMailedTo(server, person.email);
  await server.call('POST /password/reset', { body: { token, password: 'another horse battery' } });
  isRefused(await signIn(key));
  expect(await auditOf(server, 'passkey.removed', person.userId)).toHaveLength(1);
});

test('who has not confirmed their address gets none: the key would outlast the owner of the mailbox', async () => {
  const email = newEmail();
  const body = { email, password: PASSWORD, first_name: 'Eve', last_name: 'Adams', new_company_name: 'Eve Goods' };
  await server.call('POST /register', { body });
  expect((await ask(await logIn(server.call, email, PASSWORD))).body.code).toBe('address_unconfirmed');
});

test('where the address is a number or not secure browsers take none, and it is said', async () => {
  for (const url of ['http://192.168.0.7:4000', 'http://slotwise.example.com']) {
    const elsewhere = await startServer({ PUBLIC_URL: url });
    const { token } = await signUp(elsewhere.call);
    expect((await elsewhere.call('GET /me/passkeys', { token })).body.place).toBeNull();
    const refusal = await elsewhere.call('POST /me/passkeys/request', { token, body: { current_password: PASSWORD } });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'passkeys_unavailable']);
    expect((await elsewhere.call('POST /login/passkey/challenge')).body.code).toBe('passkeys_unavailable');
    await elsewhere.close();
  }
});
