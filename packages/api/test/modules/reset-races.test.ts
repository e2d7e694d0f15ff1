import type { PermissionName } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import { lockTenant } from '../../src/modules/tenants';
import { logIn, onPostgres, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { Authenticator } from './authenticator';
import { join, mailsTo, newEmail, rolesByName } from './fixtures';

const ROUNDS = 4;
const own = { origin: 'http://localhost:4600', rpId: 'localhost' };
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'http://127.0.0.1:4600' });
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const linkTo = async (email: string, path: string) =>
  (await mailsTo(server, email)).flatMap(
    ({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [],
  )[0] ?? '';
/** Has the owner of the mailbox choose a new password; it is chosen when the function that is answered is called. */
async function resetOf({ email }: Person, password = `another battery ${email}`) {
  await server.call('POST /password/forgot', { body: { email } });
  const token = await linkTo(email, '/reset-password');
  return async () => {
    expect((await server.call('POST /password/reset', { body: { token, password } })).status).toBe(200);
    return password;
  };
}
const isAlive = async (token: string | undefined) =>
  token !== undefined && (await server.call('GET /me', { token })).status === 200;
/** Several at once, begun a little before and after something else. */
async function around<T>(act: () => Promise<unknown>, work: () => Promise<T>): Promise<T[]> {
  const [before, , after] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, work)),
    act(),
    Promise.all(Array.from({ length: 6 }, work)),
  ]);
  return [...before, ...after];
}

test('no session that the old password opens while a new one is chosen outlives it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await join(server, owner);
    const { email, password } = person;
    const tries = await around(await resetOf(person), () => server.call('POST /login', { body: { email, password } }));
    const alive = await Promise.all(
      tries.map(({ status, body }) => isAlive(status === 200 ? body.access_token : undefined)),
    );
    expect(alive).not.toContain(true);
  }
});

test('nor does one around the owner’s own change, or a second change with the old password', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, password, token } = await join(server, owner);
    const other = await logIn(server.call, email, password);
    const change = (token: string, to: string) =>
      server.call('POST /me/password', { token, body: { current_password: password, new_password: to } });
    const outcomes = await Promise.all([
      change(token, `battery of the one ${email}`),
      change(other.token, `battery of the other ${email}`),
    ]);
    expect(outcomes.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  }
});

test('of two changes with one password at once, in one session, one is made', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, password, token } = await join(server, owner);
    const changes = await Promise.all(
      ['one', 'other'].map((name) => {
        const body = { current_password: password, new_password: `battery of the ${name} ${email}` };
        return server.call('POST /me/password', { token, body });
      }),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  }
});

test('a stranger’s own change of the password does not undo the one that was mailed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await join(server, owner);
    const { email, password, token } = person;
    const reset = await resetOf(person);
    const body = { current_password: password, new_password: `battery of a stranger ${email}` };
    const [chosen] = await Promise.all([reset(), server.call('POST /me/password', { token, body })]);
    await logIn(server.call, email, chosen);
  }
});

test('nor do passkeys that are added meanwhile', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await join(server, owner);
    const { token, password } = person;
    const keys = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const key = new Authenticator();
        const { body } = await server.call('POST /me/passkeys/request', {
          token,
          body: { current_password: password },
        });
        return { key, attestation: key.attest({ challenge: body.challenge, ...own }) };
      }),
    );
    const left = keys.values();
    const add = () => {
      const { attestation } = left.next().value!;
      return server.call('POST /me/passkeys', { token, body: { name: 'Kept', attestation } });
    };
    await around(await resetOf(person), add);
    for (const { key } of keys) {
      const { body } = await server.call('POST /login/passkey/challenge');
      const assertion = key.assert({ challenge: body.challenge, ...own });
      expect((await server.call('POST /login/passkey', { body: { assertion } })).status).toBe(401);
    }
  }
});

/** Somebody whose address was not shown to be theirs. */
async function claimant(): Promise<Person> {
  const email = newEmail();
  const body = { email, password: 'correct horse battery', first_name: 'A', last_name: 'B', new_company_name: 'C' };
  await server.call('POST /register', { body });
  return logIn(server.call, email, body.password);
}

test('nor webhooks and invitations of an account whose address was not shown to be theirs', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const stranger = await claimant();
    const { token } = stranger;
    const body = { url: 'https://93.184.216.34/hook', events: ['CompanyNameChanged'] };
    const make = async () => {
      await Promise.all([
        server.call('POST /webhooks', { token, body }),
        server.call('POST /invitation', { token, body: { invitation_type: 'join_company', email: newEmail() } }),
      ]);
    };
    const reset = await resetOf(stranger);
    let chosen = '';
    await around(async () => (chosen = await reset()), make);
    const back = await logIn(server.call, stranger.email, chosen);
    const { webhooks } = (await server.call('GET /webhooks', { token: back.token })).body;
    expect(webhooks.filter(({ state }) => state === 'active')).toEqual([]);
    const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: back.token })).body;
    expect(myInvitations.filter(({ status }) => status === 'pending')).toEqual([]);
  }
});

test('nor do their webhooks come back by a change that was under way', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const stranger = await claimant();
    const { token } = stranger;
    const body = { url: 'https://93.184.216.34/hook', events: ['CompanyNameChanged'] };
    const { webhook } = (await server.call('POST /webhooks', { token, body })).body;
    let changes = 0;
    const change = () =>
      server.call('PATCH /webhooks', {
        token,
        body: { webhook_id: webhook.id, url: `${body.url}/${++changes}`, enabled: true },
      });
    const reset = await resetOf(stranger);
    let chosen = '';
    await around(async () => (chosen = await reset()), change);
    const back = await logIn(server.call, stranger.email, chosen);
    const { webhooks } = (await server.call('GET /webhooks', { token: back.token })).body;
    expect(webhooks).toMatchObject([{ state: 'disabled', disabledBecause: 'orphaned' }]);
  }
});

test('nor API keys of an account whose address was not shown to be theirs', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const stranger = await claimant();
    const { token } = stranger;
    let made = 0;
    const make = () => {
      const name = `Kept ${(made += 1)}`;
      return server.call('POST /api-keys', { token, body: { name, permissions: ['view_roles'] } });
    };
    const answers = await around(await resetOf(stranger), make);
    for (const { status, body: key } of answers) {
      if (status !== 201) continue;
      expect((await server.call('GET /mycompany/roles', { token: key.secret })).status).toBe(401);
    }
  }
});

// The embedded database does one after the other.
if (onPostgres) {
  test('nor an invitation that such an API key has under way', async () => {
    const { db } = server.services;
    const stranger = await claimant();
    const { member } = await rolesByName(server, stranger);
    const permissions = [...member.permissions.map(({ id }) => id as PermissionName), 'manage_invitations' as const];
    const wanted = { name: 'Inviting', permissions };
    const { secret } = (await server.call('POST /api-keys', { token: stranger.token, body: wanted })).body;
    const reset = await resetOf(stranger);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const holding = db.withSystem(
      prepared(async (trx) => {
        await lockTenant(trx, stranger.tenantId);
        isLocked();
        await released;
      }),
    );
    await locked;
    const waiting = () =>
      db.readSystem(async (trx) => {
        const { rows } = await sql<{ count: number }>`
          SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`.execute(trx);
        return rows[0]?.count ?? 0;
      });
    const body = { invitation_type: 'join_company' as const, email: newEmail(), role_id: member.id };
    const sending = server.call('POST /invitation', { token: secret, body });
    while ((await waiting()) < 1);
    let chosen: string | undefined;
    const choosing = reset().then((password) => (chosen = password));
    while (chosen === undefined && (await waiting()) < 2);
    release();
    const [, sent] = await Promise.all([holding, sending, choosing]);
    expect([201, 401]).toContain(sent.status);
    const back = await logIn(server.call, stranger.email, chosen ?? '');
    const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: back.token })).body;
    expect(myInvitations.filter(({ status }) => status === 'pending')).toEqual([]);
  });
}

test('an address that was asked for before is not theirs after it; a link that went to the former address is dead', async () => {
  const person = await join(server, owner);
  const { token, password, email } = person;
  const other = newEmail();
  await server.call('POST /me/email', { token, body: { email: other, current_password: password } });
  const change = await linkTo(other, '/confirm-address');
  const chosen = await (await resetOf(person))();
  const back = await logIn(server.call, email, chosen);
  const opened = await server.call('POST /email/confirm', { token: back.token, body: { token: change } });
  expect(opened.body.code).toBe('invalid_confirmation_token');

  const next = newEmail();
  await server.call('POST /password/forgot', { body: { email } });
  const old = await linkTo(email, '/reset-password');
  await server.call('POST /me/email', { token: back.token, body: { email: next, current_password: chosen } });
  const confirm = await linkTo(next, '/confirm-address');
  expect((await server.call('POST /email/confirm', { token: back.token, body: { token: confirm } })).status).toBe(200);
  const late = await server.call('POST /password/reset', { body: { token: old, password: 'a third horse battery' } });
  expect(late.body.code).toBe('invalid_reset_token');
});
