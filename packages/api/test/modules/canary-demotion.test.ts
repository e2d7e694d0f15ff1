import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOverBudget } from '../../src/modules/remotes/demote-canaries';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { buildOf, manifestOf, publishBuild } from './remote-build';

let server: TestServer;
let data: string;
let admin: Person;
let key: string;

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
  await publishBuild(server, key, buildOf(manifestOf('bird', '2.0.0')), 30);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const report = (kind: 'loaded' | 'load_failed' | 'runtime_failed', version = '2.0.0', ms = 100) =>
  server.call('POST /remotes/reports', { body: { remote: 'bird', version, kind, ms } });
const status = async () => {
  const { body } = await server.call('GET /remotes', { token: admin.token });
  const [bird] = body.remotes;
  if (!bird) throw new Error('There is no bird.');
  return bird;
};

test.each([
  [0, 4, false],
  [0, 5, true],
  [95, 5, false],
  [94, 5, true],
])('%i loads and %i failures: over the budget %p', (loads, failures, over) => {
  expect(isOverBudget({ loads, failures, p75: null })).toBe(over);
});

test('a canary that fails is taken back within 30 s, without a person; the trail and the page say why', async () => {
  const live = await openLive(server.url, admin.token);
  await server.call('POST /sse/subscribe', { token: admin.token, body: { channel: `user:${admin.userId}` } });
  for (const ms of [100, 200, 300, 400]) await report('loaded', '2.0.0', ms);
  // Failures of what everybody gets are not the canary's.
  for (let n = 0; n < 9; n++) await report('load_failed', '1.0.0');
  for (let n = 0; n < 4; n++) await report('runtime_failed');
  await sleep(11_000);
  expect((await status()).canary).toMatchObject({ version: '2.0.0', percent: 30 });

  const told = live.next(({ event }) => event === 'RemoteChanged');
  await report('load_failed');
  const failedAt = Date.now();
  while ((await status()).canary && Date.now() - failedAt < 30_000) await sleep(250);
  expect(Date.now() - failedAt).toBeLessThan(30_000);
  const bird = await status();
  expect(bird).toMatchObject({ live: { version: '1.0.0' }, canary: null });
  expect(bird.versions[0]).toMatchObject({ version: '2.0.0', health: { loads: 4, failures: 5, p75: 325 } });
  expect(bird.hours.reduce((sum, { failures }) => sum + failures, 0)).toBe(14);
  expect((await told).data).toEqual({ id: 'bird' });
  const { body } = await server.call('GET /remotes/history', { token: admin.token });
  expect(body.entries[0]).toMatchObject({
    action: 'remote.canary_demoted',
    actor: null,
    version: '2.0.0',
    percent: 30,
    detail: '5 of 9 loads failed',
  });
  live.close();
}, 60_000);

test('what an earlier try of the same version failed does not count against the next', async () => {
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'bird', version: '2.0.0', percent: 30 } });
  await sleep(11_000);
  expect((await status()).canary).toMatchObject({ version: '2.0.0' });
}, 30_000);
