import { signUp, startServer, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { auditOf, mailsTo, newEmail, tokenMailedTo } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' }, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const forgot = (email: string) => server.call('POST /password/forgot', { body: { email } });
const reset = (token: string, password = 'a brand new password') =>
  server.call('POST /password/reset', { body: { token, password } });
const login = (email: string, password: string) => server.call('POST /login', { body: { email, password } });

test('known and unknown addresses get the same answer; only the known is written to', async () => {
  const person = await signUp(server.call);
  const nobody = newEmail();
  const [known, unknown] = [await forgot(person.email.toUpperCase()), await forgot(nobody)];
  expect([known.status, known.body]).toEqual([202, unknown.body]);
  expect(await mailsTo(server, nobody)).toEqual([]);
  const [mail] = await mailsTo(server, person.email);
  expect(mail?.text).toMatch(/https:\/\/slotwise\.example\/reset-password\?token=[\w-]{43}\n/);
  const stored = await server.services.db.readSystem((trx) => trx.selectFrom('password_resets').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(await tokenMailedTo(server, person.email));
});

test('whoever asks for a link is nobody in the audit of the person', async () => {
  const person = await signUp(server.call);
  await forgot(person.email);
  const [entry] = await auditOf(server, 'password.reset_requested', person.userId);
  expect([entry?.actor_id, entry?.actor_name]).toEqual([null, null]);
  expect([entry?.company_id, entry?.subject_id]).toEqual([person.tenantId, person.userId]);
});

test('the link changes the password once and ends all sessions', async () => {
  const person = await signUp(server.call);
  await forgot(person.email);
  const token = await tokenMailedTo(server, person.email);
  expect((await reset(token, 'password1')).body.code).toBe('password_too_common');
  expect((await reset(token, 'short')).body.code).toBe('validation_failed');
  expect((await reset(token)).status).toBe(200);
  expect((await server.call('GET /me', { token: person.token })).status).toBe(401);
  expect((await server.call('POST /refresh', { headers: { 'x-refresh-token': person.refreshToken } })).status).toBe(
    401,
  );
  expect((await login(person.email, person.password)).status).toBe(401);
  expect((await login(person.email, 'a brand new password')).status).toBe(200);
  expect(await auditOf(server, 'password.reset', person.userId)).toHaveLength(1);
});

test('used, replaced, expired and unknown links get one identical answer', async () => {
  const person = await signUp(server.call);
  await forgot(person.email);
  const replaced = await tokenMailedTo(server, person.email);
  await forgot(person.email);
  const used = await tokenMailedTo(server, person.email);
  await reset(used);
  await forgot(person.email);
  const expired = await tokenMailedTo(server, person.email);
  clock.ahead = 31 * 60_000;
  const answers = [
    await reset(used),
    await reset(replaced),
    await reset(expired),
    await reset('unknown'),
    await reset('\u2028'),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([
      JSON.stringify([
        422,
        { code: 'invalid_reset_token', message: 'This link is no longer valid. Please request a new one.' },
      ]),
    ]),
  );
});

test('whoever asks in somebody’s name neither kills their link, nor fills their mailbox, nor keeps them out', async () => {
  const person = await signUp(server.call);
  await forgot(person.email);
  const first = await tokenMailedTo(server, person.email);
  for (let n = 0; n < 20; n++) expect((await forgot(person.email)).status).toBe(202);
  const mails = (await mailsTo(server, person.email)).filter(({ text }) => text.includes('/reset-password'));
  expect(mails).toHaveLength(3);
  const last = await tokenMailedTo(server, person.email);
  expect((await reset(first)).status).toBe(200);
  // One that was used ends the others.
  expect((await reset(last)).body.code).toBe('invalid_reset_token');
  clock.ahead = 16 * 60_000;
  await forgot(person.email);
  expect((await reset(await tokenMailedTo(server, person.email))).status).toBe(200);
});

test('asked for many times at once, as by a button that is pressed again and again, few mails go out', async () => {
  const person = await signUp(server.call);
  const answers = await Promise.all(Array.from({ length: 50 }, () => forgot(person.email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  const mails = (await mailsTo(server, person.email)).filter(({ text }) => text.includes('/reset-password'));
  expect(mails).toHaveLength(3);
});

test('of several that use one link at once, one wins', async () => {
  const person = await signUp(server.call);
  await forgot(person.email);
  const token = await tokenMailedTo(server, person.email);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => reset(token, `new password number ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('mails are written in the language that their reader chose, else in that of who causes them', async () => {
  const person = await signUp(server.call);
  const asked = async (language: string) => {
    await server.call('POST /password/forgot', {
      body: { email: person.email },
      headers: { 'accept-language': language },
    });
    return (await mailsTo(server, person.email))[0]?.subject;
  };
  expect(await asked('de-CH')).toBe('Neues Passwort für Slotwise wählen');
  const chosen = await server.call('PATCH /me', { token: person.token, body: { language: 'de' } });
  expect([chosen.status, chosen.body.me]).toMatchObject([200, { language: 'de', firstName: 'Ada' }]);
  expect((await server.call('GET /me', { token: person.token })).body.me).toMatchObject({ language: 'de' });
  expect(await asked('en')).toBe('Neues Passwort für Slotwise wählen');
  expect((await server.call('PATCH /me', { token: person.token, body: { language: 'xx' as never } })).status).toBe(422);
  // Their colleague invites them elsewhere: still in their own language.
  const colleague = await signUp(server.call);
  const invited = await server.call('POST /invitation', {
    token: colleague.token,
    body: { email: person.email, invitation_type: 'join_company' },
  });
  expect(invited.status).toBe(201);
  expect((await mailsTo(server, person.email))[0]?.subject).toMatch(
    /^Sie sind eingeladen, bei Tenant .* mitzuarbeiten$/,
  );
  await server.call('PATCH /me', { token: person.token, body: { language: null } });
  expect(await asked('en')).toBe('Choose a new Slotwise password');
});
