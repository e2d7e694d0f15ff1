import type { Body } from '@slotwise/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { canarySweeper, isOverBudget, peopleOf } from '../../src/modules/remote-releasing/demote-canaries';
import { isAmong, newStranger, visitorCookie } from '../../src/modules/visitors';
import type { CanaryReporter } from '../../src/modules/remote-reports/queries';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { buildOf, manifestOf, publishBuild } from './remote-build';

const PERCENT = 90;

let server: TestServer;
let data: string;
let admin: Person;
let key: string;
/** People who are served the canary, from before it. */
let early: Person[];
let canaryBuild: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-canary-'));
  server = await startServer({ FILES_URL: data });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
  const { body } = await server.call('POST /remotes/keys', {
    token: admin.token,
    body: { remote: 'bird', name: 'Pipeline' },
  });
  key = body.secret;
  await publishBuild(server, key, buildOf(manifestOf('bird', '1.0.0')));
  const canary = buildOf(manifestOf('bird', '2.0.0'));
  canaryBuild = canary.description.build;
  early = [];
  while (early.length < 3) {
    const person = await signUp(server.call);
    if (isAmong(PERCENT, person.userId, canaryBuild)) early.push(person);
  }
  await publishBuild(server, key, canary, PERCENT);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

/** The time from which people, or their tenants, are there; null: their address is not confirmed. */
const since = (column: 'confirmed_at' | 'created_at', table: 'users' | 'tenants', people: Person[], at: Date | null) =>
  server.services.db.withSystem(
    prepared((trx) =>
      sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${at}
        WHERE id = ANY(${people.map(({ userId, tenantId }) => (table === 'users' ? userId : tenantId))})`.execute(trx),
    ),
  );

type Kind = Body<'POST /remotes/reports'>['kind'];
const report = (kind: Kind, from: { token?: string; cookie?: string } = {}, version = '2.0.0', ms = 100) =>
  server.call('POST /remotes/reports', {
    body: { remote: 'bird', version, kind, ms },
    ...(from.token && { token: from.token }),
    ...(from.cookie && { headers: { cookie: from.cookie } }),
  });
const status = async () => {
  const { body } = await server.call('GET /remotes', { token: admin.token });
  const [bird] = body.remotes;
  if (!bird) throw new Error('There is no bird.');
  return bird;
};
/** The sweeper looks once more, beside its own turns. */
const look = () => {
  const { db, clock, log } = server.services;
  return canarySweeper.run({ db, log, services: server.services, now: clock.now() });
};
/** Cookie that a page of ours leaves in the browser of a visitor who is served the canary. */
const pageOpened = (): string => {
  for (;;) {
    const visitor = newStranger();
    if (!isAmong(PERCENT, visitor.key ?? '', canaryBuild)) continue;
    return visitorCookie(server.services, visitor, false).split(';')[0] ?? '';
  }
};

test.each([
  [2, 2, 1, false],
  [3, 3, 1, true],
  [60, 3, 1, false],
  [59, 3, 1, true],
  [10, 3, 0.05, false],
  [10, 3, 0.06, true],
])('%i people report, it failed for %i, and for %d of tenants: over the budget %p', (...given) => {
  const [reporting, failing, tenantShare, over] = given;
  expect(isOverBudget({ reporting, failing, tenantShare })).toBe(over);
});

test('tenants weigh the same, and all visitors are one person', () => {
  const everybody = { percent: 100, build: 'b1' };
  const person = (tenantId: string, userId: string, failed: boolean) =>
    ({ tenantId, userId, visitor: null, source: null, failed }) as const;
  const visitor = (n: number, failed: boolean) =>
    ({ tenantId: null, userId: null, visitor: `v${n}`, source: `10.0.0.${n}`, failed }) as const;
  const many = (count: number, one: (n: number) => CanaryReporter) => Array.from({ length: count }, (_, n) => one(n));
  const content = many(39, (n) => person(`t${n}`, `u${n}`, false));

  const hostile = peopleOf([...content, ...many(30, (n) => person('hostile', `h${n}`, true))], everybody);
  expect(hostile).toEqual({ reporting: 69, failing: 30, tenantShare: 1 / 40 });
  expect(isOverBudget(hostile)).toBe(false);
  // The same people where there are no others.
  expect(
    isOverBudget(
      peopleOf(
        many(30, (n) => person('only', `h${n}`, true)),
        everybody,
      ),
    ),
  ).toBe(true);

  const addresses = peopleOf(
    many(50, (n) => visitor(n, true)),
    everybody,
  );
  expect(addresses).toEqual({ reporting: 1, failing: 1, tenantShare: 1 });
  expect(isOverBudget(addresses)).toBe(false);
  expect(
    peopleOf(
      many(50, (n) => visitor(n, n < 25)),
      everybody,
    ).failing,
  ).toBe(0);
});

test('nobody takes a canary back alone: not unknown, nor with many pages, reports or new accounts', async () => {
  const [first] = early;
  for (let n = 0; n < 20; n++) {
    await report('load_failed');
    await report('load_failed', { cookie: `slotwise_rollout=W251bGwsbnVsbCxudWxsLGZhbHNlXQ.${'a'.repeat(43)}` });
    await report('load_failed', { cookie: pageOpened() });
    await report('runtime_failed', { token: first?.token ?? '' });
  }
  const late: Person[] = [];
  for (let n = 0; n < 12; n++) late.push(await signUp(server.call));
  const long = new Date(Date.now() - 3600_000);
  // Some have an address that nobody confirmed, some a tenant from after the canary began, some an account from then.
  const [unconfirmed, moved, young] = [late.slice(0, 4), late.slice(4, 8), late.slice(8)];
  await since('created_at', 'users', [...unconfirmed, ...moved], long);
  await since('created_at', 'tenants', [...unconfirmed, ...young], long);
  await since('confirmed_at', 'users', [...moved, ...young], long);
  await since('confirmed_at', 'users', unconfirmed, null);
  for (const { token } of late) await report('load_failed', { token });
  await look();
  expect((await status()).canary).toMatchObject({ version: '2.0.0', percent: PERCENT });
}, 60_000);

test('a canary that fails for people is taken back within 30 s, without a person; trail and page say why', async () => {
  const [, second, third] = early;
  const live = await openLive(server.url, admin.token);
  await server.call('POST /sse/subscribe', { token: admin.token, body: { channel: `user:${admin.userId}` } });
  for (const ms of [100, 200, 300, 400]) await report('loaded', { token: second?.token ?? '' }, '2.0.0', ms);
  // Neither failures of the stable version nor leaks count.
  await report('load_failed', { token: second?.token ?? '' }, '1.0.0');
  await report('leak', { token: second?.token ?? '' });
  await look();
  expect((await status()).canary).toMatchObject({ version: '2.0.0' });

  const told = live.next(({ event }) => event === 'RemoteChanged');
  await report('load_failed', { token: third?.token ?? '' });
  const failedAt = Date.now();
  while ((await status()).canary && Date.now() - failedAt < 30_000) await sleep(250);
  expect(Date.now() - failedAt).toBeLessThan(30_000);
  const bird = await status();
  expect(bird).toMatchObject({ live: { version: '1.0.0' }, canary: null });
  expect(bird.versions[0]).toMatchObject({ version: '2.0.0', health: { loads: 4, failures: 93, leaks: 1, p75: 325 } });
  expect(bird.hours.reduce((sum, { failures }) => sum + failures, 0)).toBe(94);
  expect((await told).data).toEqual({ id: 'bird' });
  const { body } = await server.call('GET /remotes/history', { token: admin.token });
  expect(body.entries[0]).toMatchObject({
    action: 'remote.canary_demoted',
    actor: null,
    version: '2.0.0',
    percent: PERCENT,
    // Somebody with an account, the visitors of one place, and somebody with a failure at last.
    people: { failing: 3, reporting: 4 },
  });
  live.close();
}, 60_000);

test('what an earlier try of the same version failed does not count against the next', async () => {
  const body = { remote: 'bird', version: '2.0.0', percent: PERCENT };
  await server.call('POST /remotes/canary', { token: key, body });
  await look();
  expect((await status()).canary).toMatchObject({ version: '2.0.0' });
}, 30_000);
