import { none } from '@slotwise/contract';
import { mailSweeper, nextMailAfter } from '../../src/modules/notifications/send-mails';
import type { Notifying } from '../../src/platform/notifying';
import { sql } from 'kysely';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { join, mailsTo } from './fixtures';

const DAY = 24 * 3600_000;

let server: TestServer;
let owner: Person;
const clock = new HeldClock();

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://slotwise.example' }, { clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server.call);
});

const choose = (person: Person, mail: 'daily' | 'none', off: string[] = []) =>
  server.call('PATCH /me/notification-choices', { token: person.token, body: { off, mail } });
const speak = (person: Person, language: 'en' | 'de') =>
  server.call('PATCH /me', { token: person.token, body: { language } });
/** Tells people of something, as a verb does in its outcome. */
const tell = (...notifications: Notifying[]) =>
  server.services.db.withSystem(() =>
    Promise.resolve({ answer: undefined, audit: none('prepared by a test'), notifications }),
  );
const switchedOff = (host: string): Notifying => ({
  ...{ kind: 'webhook.disabled', tenantId: owner.tenantId, group: host, values: { host, because: 'failing' } },
});
/** The mails that the next morning brings. */
const nextMorning = async (person = owner) => {
  const before = await digests(person);
  clock.ahead += nextMailAfter(clock.now()).getTime() - clock.now().getTime();
  const { db, log } = server.services;
  await mailSweeper.run({ db, log, services: server.services, now: clock.now() });
  const after = await digests(person);
  return after.slice(0, after.length - before.length);
};
const digests = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ text }) => text.includes('/dashboard?tab=notifications'));

test('leaves at the next six o’clock in UTC', () => {
  expect(nextMailAfter(new Date('2026-03-01T05:59:59Z'))).toEqual(new Date('2026-03-01T06:00:00Z'));
  expect(nextMailAfter(new Date('2026-03-01T06:00:00Z'))).toEqual(new Date('2026-03-02T06:00:00Z'));
  expect(nextMailAfter(new Date('2026-12-31T23:00:00Z'))).toEqual(new Date('2027-01-01T06:00:00Z'));
});

test('says when the next mails leave, and when one last did', async () => {
  const kept = async () => (await server.call('GET /me/notification-choices', { token: owner.token })).body;
  const next = nextMailAfter(clock.now()).toISOString();
  expect(await kept()).toMatchObject({ mail: 'none', nextMailAt: next, lastMailAt: null });
  expect((await choose(owner, 'daily')).body).toMatchObject({ mail: 'daily', nextMailAt: next, lastMailAt: null });
  await tell(switchedOff('first.example'));
  await nextMorning();
  const sent = clock.now();
  owner = await logIn(server.call, owner.email, owner.password);
  expect(await kept()).toMatchObject({ nextMailAt: nextMailAfter(sent).toISOString(), lastMailAt: sent.toISOString() });
});

test('names what was not read, the newest first, where it is read and why it came', async () => {
  await choose(owner, 'daily');
  await tell(switchedOff('first.example'));
  clock.ahead += 1000;
  await tell(switchedOff('second.example'));
  const [mail, ...others] = await nextMorning();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Slotwise: 2 things you have not read');
  expect(mail?.text).toBe(`- The webhook to second.example was switched off. Its events do not arrive any more.
- The webhook to first.example was switched off. Its events do not arrive any more.

https://slotwise.example/dashboard?tab=notifications

You get this because you chose a mail a day in your settings:

https://slotwise.example/settings
`);
});

test('says why a request was declined, in one line that leads nowhere', async () => {
  await choose(owner, 'daily');
  const reason = 'The night shift\nlooks after that: https://elsewhere.example/now';
  const to = { tenantId: owner.tenantId, to: [owner.userId], group: 'view_audit' };
  await tell({ ...to, kind: 'access.declined', values: { permission: 'view_audit', reason } });
  const [mail] = await nextMorning();
  expect(mail?.text.split('\n')[0]).toBe(
    '- Your request for the permission “View the audit trail” was declined: The night shift looks after that: …',
  );
});

test('is written in the language that the person chose', async () => {
  await speak(owner, 'de');
  await choose(owner, 'daily');
  await tell(switchedOff('erp.example'));
  const [mail] = await nextMorning();
  expect(mail?.subject).toBe('Slotwise: ein ungelesener Hinweis');
  expect(mail?.text).toBe(`- Der Webhook an erp.example wurde abgeschaltet. Seine Ereignisse kommen nicht mehr an.

https://slotwise.example/dashboard?tab=notifications

Sie bekommen dies, weil Sie in Ihren Einstellungen eine Mail am Tag gewählt haben:

https://slotwise.example/settings
`);
  owner = await logIn(server.call, owner.email, owner.password);
  await speak(owner, 'en');
  await tell(switchedOff('erp.example'));
  expect((await nextMorning())[0]?.subject).toBe('Slotwise: one thing you have not read');
});

test('says each thing once, and nothing that was read or that nobody wants to be told of', async () => {
  await choose(owner, 'daily');
  await tell(switchedOff('once.example'));
  expect(await nextMorning()).toHaveLength(1);
  expect(await nextMorning()).toEqual([]);
  owner = await logIn(server.call, owner.email, owner.password);
  await tell(switchedOff('read.example'));
  await server.call('PATCH /me/notifications', {
    token: owner.token,
    body: { until: new Date(clock.now().getTime() + DAY).toISOString(), read: true },
  });
  expect(await nextMorning()).toEqual([]);
  owner = await logIn(server.call, owner.email, owner.password);
  await choose(owner, 'none');
  await tell(switchedOff('unwanted.example'));
  expect(await nextMorning()).toEqual([]);
});

test('keeps each line one line that leads nowhere, and names fifty', async () => {
  await choose(owner, 'daily');
  const names = Array.from({ length: 53 }, (_, at) => `host-${at}.example\n\nhttps://evil.example/${at}`);
  await tell(...names.map(switchedOff));
  const [mail] = await nextMorning();
  const lines = mail?.text.split('\n').filter((line) => line.startsWith('- ')) ?? [];
  expect(mail?.subject).toBe('Slotwise: 53 things you have not read');
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('- and 3 more');
  expect(lines[0]).toMatch(/^- The webhook to host-\d+\.example … was switched off\./);
  expect(mail?.text).not.toContain('evil.example');
});

test('says nothing of what somebody may not see any more', async () => {
  const colleague = await join(server, owner, { roleId: owner.roleId });
  await choose(colleague, 'daily');
  await tell(switchedOff('secret.example'));
  const users = [{ id: owner.userId }];
  const left = await server.call('PATCH /role/users', { token: owner.token, body: { role_id: owner.roleId, users } });
  expect(left.status).toBe(200);
  expect(await nextMorning(colleague)).toEqual([]);
});

test('those who look after people see what became of each mail, also that it failed', async () => {
  await choose(owner, 'daily');
  await tell(switchedOff('fate.example'));
  expect(await nextMorning()).toHaveLength(1);
  const { token } = await logIn(server.call, owner.email, owner.password);
  const seen = async () => {
    const { items } = (await server.call('GET /notification-mails', { token })).body;
    return items.map(({ user, status }) => [user.id, status]);
  };
  for (const status of ['waiting', 'failed'] as const) {
    await server.services.db.withSystem(
      prepared((trx) =>
        sql`UPDATE mail_outbox SET status = ${status} WHERE recipient = ${owner.email} AND about IS NOT NULL`.execute(
          trx,
        ),
      ),
    );
    expect(await seen()).toEqual([[owner.userId, status]]);
  }
});
