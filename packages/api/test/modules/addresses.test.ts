import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { confirmAddress, logIn, signUp, startServer, type TestServer } from '../harness';
import {
  claimant as claimantOn,
  linksTo as linksOn,
  meOf as meOn,
  register as registerOn,
  someWord,
} from './claimants';
import { MovedClock } from '../moved-clock';
import { auditOf, invite, join, mailsTo, newEmail, publishedBy, tokenMailedTo } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' }, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const register = (email: string, password: string) => registerOn(server, email, password);
const login = (email: string, password: string) => server.call('POST /login', { body: { email, password } });
const confirm = (token: string, password?: string) =>
  server.call('POST /email/confirm', { body: { token, ...(password !== undefined && { password }) } });
const meOf = (token: string) => meOn(server, token);
const claimant = (email: string) => claimantOn(server, email);
const linksTo = (email: string, path: string) => linksOn(server, email, path);
/** Number of rows in each table, and of hashed or compared passwords, before and after. */
const workOf = async (act: () => Promise<unknown>) => {
  const rows = () =>
    server.services.db.readSystem(async (trx) => {
      const count = async (table: string) =>
        (await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(trx)).rows[0]?.n ?? 0;
      const counts: Record<string, number> = {};
      for (const table of ['tenants', 'users', 'roles', 'role_permissions', 'audit_log', 'mail_outbox', 'sessions']) {
        counts[table] = await count(table);
      }
      return counts;
    });
  const before = await rows();
  const hash = jest.spyOn(server.services.passwords, 'hash');
  const verify = jest.spyOn(server.services.passwords, 'verify');
  const answer = await act();
  const work = { hashed: hash.mock.calls.length, compared: verify.mock.calls.length };
  hash.mockRestore();
  verify.mockRestore();
  const after = await rows();
  const added = Object.fromEntries(
    Object.keys(after).map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
  );
  return { answer, work, added };
};

describe('signing up with an address that has an account', () => {
  test('is answered, worked on and logged in to like one with a free address; the owner is told', async () => {
    const owner = await signUp(server.call);
    const password = someWord();
    const answerOf = async (email: string) => {
      const { answer, ...work } = await workOf(() => register(email, password));
      const { status, body } = answer as Awaited<ReturnType<typeof register>>;
      return { status, body, ...work };
    };
    const free = newEmail();
    expect(await answerOf(owner.email.toUpperCase())).toEqual(await answerOf(free));
    expect((await mailsTo(server, owner.email))[0]?.subject).toBe('You already have a Slotwise account');

    const [taken, fresh] = [await logIn(server.call, owner.email, password), await logIn(server.call, free, password)];
    const known = await meOf(taken.token);
    const { id: _, companyID: __, roleID: ___, email: ____, ...alike } = await meOf(fresh.token);
    expect(known).toMatchObject({ ...alike, emailConfirmed: false });
    // A tenant of its own, and the owner's is untouched.
    expect(taken.tenantId).not.toBe(owner.tenantId);
    expect((await logIn(server.call, owner.email, owner.password)).tenantId).toBe(owner.tenantId);
    // Asking for the link once more tells nothing either.
    const again = async (token: string) => {
      const { status, body } = await server.call('POST /me/email/confirmation', { token });
      return { status, body };
    };
    expect(await again(taken.token)).toEqual(await again(fresh.token));
    expect(await linksTo(owner.email, '/confirm-address')).toHaveLength(1);
  });

  test('the first who comes locks nobody out: all of them have accounts, each with a password of its own', async () => {
    const email = newEmail();
    const [stranger, owner] = [await claimant(email), await claimant(email)];
    expect(owner.tenantId).not.toBe(stranger.tenantId);
    expect((await logIn(server.call, email, stranger.password)).userId).toBe(stranger.userId);
    expect((await logIn(server.call, email, owner.password)).userId).toBe(owner.userId);
  });
});

describe('logging in', () => {
  test('compares five passwords, however many accounts there are and whether one fits', async () => {
    const none = newEmail();
    const one = newEmail();
    const [first] = [await claimant(one)];
    const confirmed = await signUp(server.call);
    const many = newEmail();
    const passwords: string[] = [];
    for (let n = 0; n < 6; n++) passwords.push((await claimant(many)).password);
    for (const [email, password, status] of [
      [none, 'x', 401],
      [one, 'x', 401],
      [one, first.password, 200],
      [confirmed.email, confirmed.password, 200],
      [many, passwords[5] ?? '', 200],
      [many, passwords[4] ?? '', 200],
      // The first one is not pushed out.
      [many, passwords[0] ?? '', 200],
      // Others are reached by opening the link that they were sent.
      [many, passwords[2] ?? '', 401],
    ] as const) {
      const { answer, work } = await workOf(() => login(email, password));
      expect([(answer as { status: number }).status, work]).toEqual([status, { hashed: 0, compared: 5 }]);
    }
    const bodies = [await login(none, 'x'), await login(one, 'x'), await login(many, 'x')].map(({ body }) => body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('strangers who sign up with it later push no account out that is confirmed', async () => {
    const owner = await signUp(server.call);
    for (let n = 0; n < 4; n++) await claimant(owner.email);
    expect((await logIn(server.call, owner.email, owner.password)).userId).toBe(owner.userId);
  });

  test('who was first with an address, or used it last, is not pushed out before confirming', async () => {
    const email = newEmail();
    const owner = await claimant(email);
    for (let n = 0; n < 3; n++) await claimant(email);
    expect((await logIn(server.call, email, owner.password)).userId).toBe(owner.userId);
    const other = newEmail();
    await claimant(other);
    const second = await claimant(other);
    for (let n = 0; n < 3; n++) await register(other, someWord());
    expect((await logIn(server.call, other, second.password)).userId).toBe(second.userId);
  });

  test('who was pushed out before confirming comes back by the link that they were mailed', async () => {
    const email = newEmail();
    await claimant(email);
    const owner = await claimant(email);
    const link = await tokenMailedTo(server, email);
    for (let n = 0; n < 3; n++) await claimant(email);
    expect((await login(email, owner.password)).status).toBe(401);
    expect((await confirm(link, owner.password)).status).toBe(200);
    expect((await logIn(server.call, email, owner.password)).userId).toBe(owner.userId);
  });
});

describe('confirming', () => {
  test('makes the address theirs by a link that works once and is kept as a hash', async () => {
    const email = newEmail();
    const person = await claimant(email);
    expect((await meOf(person.token)).emailConfirmed).toBe(false);
    const link = await tokenMailedTo(server, email);
    expect((await mailsTo(server, email))[0]?.text).toContain(`https://slotwise.example/confirm-address?token=${link}`);
    const { rows } = await server.services.db.readSystem((trx) =>
      sql`SELECT * FROM address_confirmations`.execute(trx),
    );
    expect(JSON.stringify(rows)).not.toContain(link);
    // Looking at it uses nothing up, and tells the address alone.
    const look = (token: string) => server.call('POST /email/confirm/check', { body: { token } });
    expect((await look(link)).body).toEqual({ email });
    const events = await publishedBy(server, `user:${person.userId}`, async () => {
      expect((await confirm(link, person.password)).status).toBe(200);
    });
    expect(events).toMatchObject([{ event: 'UserNameChanged', data: { id: person.userId, emailConfirmed: true } }]);
    expect((await meOf(person.token)).emailConfirmed).toBe(true);
    expect(await auditOf(server, 'address.confirmed', person.userId)).toHaveLength(1);
    const again = await confirm(link);
    expect([again.status, again.body.code]).toEqual([422, 'invalid_confirmation_token']);
    expect((await confirm('unknown')).body).toEqual(again.body);
    expect((await look(link)).body).toEqual(again.body);
  });

  test('is for who made the account alone: the owner of the mailbox may know nothing of it', async () => {
    const email = newEmail();
    const stranger = await claimant(email);
    const link = await tokenMailedTo(server, email);
    const owner = await claimant(email);
    const other = await signUp(server.call);
    const by = (proof: { token?: string; password?: string }) =>
      server.call('POST /email/confirm', {
        ...(proof.token !== undefined && { token: proof.token }),
        body: { token: link, ...(proof.password !== undefined && { password: proof.password }) },
      });
    for (const proof of [
      {},
      { token: owner.token },
      { token: other.token, password: other.password },
      { password: owner.password },
    ]) {
      const { status, body } = await by(proof);
      expect([status, body.code]).toEqual([401, 'invalid_credentials']);
    }
    expect(await meOf(stranger.token)).toMatchObject({ emailConfirmed: false });
    // Nobody who does not know how leads the address away, either.
    const next = newEmail();
    await server.call('POST /me/email', {
      token: other.token,
      body: { email: next, current_password: other.password },
    });
    expect((await confirm(await tokenMailedTo(server, next))).body.code).toBe('invalid_credentials');
    expect(await meOf(other.token)).toMatchObject({ email: other.email });
    // The link is still good, for whoever made it: by a session of theirs, or by their password.
    expect((await by({ token: stranger.token })).status).toBe(200);
    expect(await meOf(stranger.token)).toMatchObject({ emailConfirmed: true });
  });

  test('ends after a week', async () => {
    const email = newEmail();
    await claimant(email);
    clock.ahead = 7 * 24 * 3600_000 + 1000;
    expect((await confirm(await tokenMailedTo(server, email))).body.code).toBe('invalid_confirmation_token');
  });

  test('ends what the others say: their links are dead, their tenants stay', async () => {
    const email = newEmail();
    const stranger = await claimant(email);
    const theirs = await tokenMailedTo(server, email);
    const owner = await claimant(email);
    await confirm(await tokenMailedTo(server, email), owner.password);
    expect((await confirm(theirs, stranger.password)).body.code).toBe('invalid_confirmation_token');
    expect(await meOf(stranger.token)).toMatchObject({ companyID: stranger.tenantId, emailConfirmed: false });
    expect(await meOf(owner.token)).toMatchObject({ emailConfirmed: true });
    // A new link tells the owner instead, and leads nowhere.
    await server.call('POST /me/email/confirmation', { token: stranger.token });
    expect((await mailsTo(server, email))[0]?.subject).toBe('You already have a Slotwise account');
  });

  test('of several at once one has the address', async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail();
      const people = [await claimant(email), await claimant(email), await claimant(email)];
      // The newest mail comes first.
      const links = (await linksTo(email, '/confirm-address')).reverse();
      const answers = await Promise.all(links.map((link, n) => confirm(link, people[n]?.password)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const confirmed = await Promise.all(people.map(async ({ token }) => (await meOf(token)).emailConfirmed));
      expect(confirmed.filter(Boolean)).toHaveLength(1);
    }
  });

  test('is asked for so often and no more', async () => {
    const person = await claimant(newEmail());
    const again = (token = person.token) => server.call('POST /me/email/confirmation', { token });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await again()).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await again()).headers.get('retry-after')).toBe('900');
    clock.ahead = 15 * 60_000 + 1000;
    const later = await logIn(server.call, person.email, person.password);
    expect((await again(later.token)).status).toBe(202);
  });
});

describe('another address', () => {
  const change = (token: string, email: string, current_password: string) =>
    server.call('POST /me/email', { token, body: { email, current_password } });

  test('is theirs once its link was opened; colleagues see it, and the old one is told', async () => {
    const person = await signUp(server.call);
    const next = newEmail();
    expect((await change(person.token, next, 'wrong')).body.code).toBe('invalid_credentials');
    expect((await change(person.token, next, person.password)).status).toBe(202);
    expect((await meOf(person.token)).email).toBe(person.email);
    expect((await login(next, person.password)).status).toBe(401);
    const events = await publishedBy(server, `company:${person.tenantId}`, () =>
      confirmAddress(server.call, next, person.password),
    );
    expect(events).toMatchObject([{ event: 'UserNameChanged', data: { id: person.userId, email: next } }]);
    expect((await logIn(server.call, next, person.password)).userId).toBe(person.userId);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await mailsTo(server, person.email))[0]?.subject).toBe('Your Slotwise account has another address');
  });

  test('of somebody else is answered the same, and stays theirs', async () => {
    const [person, owner] = [await signUp(server.call), await signUp(server.call)];
    const [taken, free] = [
      await change(person.token, owner.email, person.password),
      await change(person.token, newEmail(), person.password),
    ];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await linksTo(owner.email, '/confirm-address')).toHaveLength(1);
  });
});

describe('the owner of a mailbox', () => {
  test('takes the address back from a stranger by a new password, gets out of their tenant and joins where invited', async () => {
    const email = newEmail();
    const stranger = await claimant(email);
    const { token: theirs } = stranger;
    const { body: key } = await server.call('POST /api-keys', {
      token: theirs,
      body: { name: 'Kept', permissions: ['view_roles'] },
    });
    const byKey = () => server.call('GET /mycompany/roles', { token: key.secret });
    expect((await byKey()).status).toBe(200);
    const { body: factor } = await server.call('POST /me/two-factor', {
      token: theirs,
      body: { current_password: stranger.password },
    });
    const code = new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate();
    expect((await server.call('POST /me/two-factor/confirm', { token: theirs, body: { code } })).status).toBe(200);
    await server.call('POST /password/forgot', { body: { email } });
    const [link = ''] = await linksTo(email, '/reset-password');
    const password = someWord();
    expect((await server.call('POST /password/reset', { body: { token: link, password } })).status).toBe(200);
    expect((await server.call('GET /me', { token: stranger.token })).status).toBe(401);
    expect((await byKey()).status).toBe(401);
    const owner = await logIn(server.call, email, password);
    expect(await meOf(owner.token)).toMatchObject({ emailConfirmed: true, companyID: stranger.tenantId });

    const inviter = await signUp(server.call);
    const { token } = await invite(server, inviter, { email });
    const accept = () => server.call('POST /invitation/accept', { token: owner.token, body: { token } });
    expect((await accept()).body.code).toBe('tenant_already_joined');
    const body = { tenant_id: owner.tenantId, name: 'Acme' };
    const leave = await server.call('POST /me/leave', { token: owner.token, body });
    expect(leave.status).toBe(200);
    expect(await auditOf(server, 'user.left', owner.userId)).toHaveLength(1);
    expect((await accept()).status).toBe(200);
    expect((await meOf(owner.token)).companyID).toBe(inviter.tenantId);
  });

  test('chooses among several accounts, each with a link of its own in one mail', async () => {
    const email = newEmail();
    const [first, second] = [await claimant(email), await claimant(email)];
    await server.call('POST /password/forgot', { body: { email } });
    const links = await linksTo(email, '/reset-password');
    expect(links).toHaveLength(2);
    const mail = (await mailsTo(server, email))[0]?.text ?? '';
    // Nothing that a stranger wrote.
    expect(mail).not.toMatch(/Acme|Ada|Lovelace/);
    const password = someWord();
    // Newest first.
    await server.call('POST /password/reset', { body: { token: links[1] ?? '', password } });
    expect((await logIn(server.call, email, password)).userId).toBe(first.userId);
    // The other is reached by the owner of the mailbox as well, and stays unconfirmed.
    const other = someWord();
    expect(
      (await server.call('POST /password/reset', { body: { token: links[0] ?? '', password: other } })).status,
    ).toBe(200);
    const otherSession = await logIn(server.call, email, other);
    expect([otherSession.userId, (await meOf(otherSession.token)).emailConfirmed]).toEqual([second.userId, false]);
  });

  test('joins by the mailed link whatever a stranger did with the address before, and has it from then on', async () => {
    const email = newEmail();
    const stranger = await claimant(email);
    const theirs = await tokenMailedTo(server, email);
    const inviter = await signUp(server.call);
    const person = await join(server, inviter, { email });
    expect([person.tenantId, (await meOf(person.token)).emailConfirmed]).toEqual([inviter.tenantId, true]);
    expect((await confirm(theirs)).body.code).toBe('invalid_confirmation_token');
    expect((await logIn(server.call, email, stranger.password)).tenantId).toBe(stranger.tenantId);
  });
});
