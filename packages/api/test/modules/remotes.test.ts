import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@slotwise/contract';
import { setLive, setPin } from '../../src/modules/remote-serving';
import { signUp, startServer, type TestServer, prepared } from '../harness';
import { MovedClock } from '../moved-clock';

const clock = new MovedClock();
/** After this long a registry is read anew, and the folders with it. */
const READ_EVERY_MS = 1001;
let server: TestServer;
let dir: string;

const manifest = (id: string, version = '1.0.0'): RemoteManifest => ({
  id,
  name: id,
  version,
  platform: '^2.0.0',
  routes: [{ path: `/${id}`, access: 'user', title: id }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
});
/** Writes a build like the webpack preset does. */
const publish = async (id: string, build: string, change: Record<string, unknown> = {}) => {
  const dist = join(dir, `${id}-remote`, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify({ name: `slotwise_${id}` }));
  const description = {
    manifest: manifest(id),
    build,
    entry: 'mf-manifest.json',
    integrity: { 'remoteEntry.1.js': 'sha384-abc=' },
    preload: ['remoteEntry.1.js'],
    ...change,
  };
  await writeFile(join(dist, 'slotwise.json'), JSON.stringify(description));
};
/** The registry as it is once the folder may be looked at again. */
const registry = async () => {
  clock.ahead += READ_EVERY_MS;
  const { status, body } = await server.call('GET /remotes/registry');
  expect(status).toBe(200);
  return body.remotes;
};
const builds = async () => (await registry()).map(({ id, build }) => `${id} ${build}`);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'slotwise-remotes-'));
  await publish('alpha', 'a1');
  await publish('beta', 'b1');
  await mkdir(join(dir, 'not-a-remote-at-all'));
  server = await startServer({ REMOTES_DIR: dir, REMOTE_ORIGINS: 'beta=https://cdn.example.com/beta' }, { clock });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

test('the registry names every build with its manifest, files and hashes', async () => {
  const [alpha, beta] = await registry();
  expect(alpha).toEqual({
    id: 'alpha',
    version: '1.0.0',
    build: 'a1',
    manifest: manifest('alpha'),
    entry: '/remotes/alpha/a1/mf-manifest.json',
    mfManifest: { name: 'slotwise_alpha' },
    integrity: { '/remotes/alpha/a1/remoteEntry.1.js': 'sha384-abc=' },
    preload: ['/remotes/alpha/a1/remoteEntry.1.js'],
  });
  expect(beta).toMatchObject({
    entry: 'https://cdn.example.com/beta/mf-manifest.json',
    preload: ['https://cdn.example.com/beta/remoteEntry.1.js'],
  });
});

test('a new build is served without a restart', async () => {
  await publish('alpha', 'a2', { manifest: manifest('alpha', '1.1.0') });
  expect((await registry())[0]).toMatchObject({ id: 'alpha', version: '1.1.0', build: 'a2' });
  await publish('alpha', 'a1');
  expect(await builds()).toEqual(['alpha a1', 'beta b1']);
});

test('the files of a new build are found at once, and none of them at the address of the one before', async () => {
  const status = async (build: string) => (await fetch(`${server.url}/remotes/swift/${build}/mf-manifest.json`)).status;
  for (const [before, build] of [
    ['s0', 's1'],
    ['s1', 's2'],
    ['s2', 's3'],
  ] as const) {
    expect(await status(build)).toBe(404);
    await publish('swift', build);
    expect([await status(build), await status(before)]).toEqual([200, 404]);
  }
  await rm(join(dir, 'swift-remote'), { recursive: true });
});

const heavy = {
  ...manifest('alpha', '1.1.0'),
  words: { de: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`routes./${n}`, 'x'.repeat(150)])) },
};
test.each([
  ['no JSON', '{'],
  ['a manifest that is none', JSON.stringify({ manifest: { id: 'alpha' }, build: 'x' })],
  ['a manifest that would make every page heavy', { manifest: heavy }],
  ['the manifest of another', JSON.stringify({ manifest: manifest('beta'), build: 'x' })],
  ['a path out of its folder', { entry: '../../../etc/passwd' }],
  ['an entry that is not there', { entry: 'missing.json' }],
  ['a hash that is none', { integrity: { 'a.js': 'javascript:alert(1)' } }],
  ['a build that is none', { build: '../up' }],
])('a broken build (%s) leaves its last whole one and all others', async (_, change) => {
  if (typeof change === 'string') await writeFile(join(dir, 'alpha-remote', 'dist', 'slotwise.json'), change);
  else await publish('alpha', 'a9', change);
  expect(await builds()).toEqual(['alpha a1', 'beta b1']);
  await publish('alpha', 'a1');
});

test('who was kept on a build of the folder that is gone gets what everybody gets, and so do all', async () => {
  const { db } = server.services;
  const person = await signUp(server.call);
  await publish('alpha', 'a2', { manifest: manifest('alpha', '1.1.0') });
  expect(await builds()).toEqual(['alpha a2', 'beta b1']);
  const at = new Date();
  await db.withSystem(
    prepared(async (trx) => {
      await setPin(trx, { remote: 'alpha', tenantId: person.tenantId, build: 'a2', now: at });
      await setLive(trx, { remote: 'alpha', build: 'a2', now: at, fresh: true });
    }),
  );
  // A deployment deletes what somebody has chosen.
  await publish('alpha', 'a3', { manifest: manifest('alpha', '1.2.0') });
  expect(await builds()).toEqual(['alpha a3', 'beta b1']);
  clock.ahead += READ_EVERY_MS;
  const { body } = await server.call('GET /remotes/registry', { token: person.token });
  expect(body.remotes[0]?.build).toBe('a3');
  await publish('alpha', 'a1');
  expect(await builds()).toEqual(['alpha a1', 'beta b1']);
});

test('a remote whose build is gone stays named; one whose folder is gone does not', async () => {
  await rm(join(dir, 'beta-remote', 'dist'), { recursive: true });
  expect(await builds()).toEqual(['alpha a1', 'beta b1']);
  await rm(join(dir, 'beta-remote'), { recursive: true });
  expect(await builds()).toEqual(['alpha a1']);
});

test('reports are stored and counted by remotes that exist', async () => {
  const report = (remote: string, message?: string) =>
    server.call('POST /remotes/reports', { body: { remote, version: '1.0.0', kind: 'load_failed', ms: 12, message } });
  expect((await report('alpha', 'ChunkLoadError:\n\u0007 gone')).status).toBe(202);
  expect((await report('made-up')).status).toBe(202);
  const rows = await server.services.db.readSystem((trx) =>
    trx.selectFrom('remote_reports').select(['remote_id', 'kind', 'ms', 'message']).orderBy('id').execute(),
  );
  expect(rows).toEqual([
    { remote_id: 'alpha', kind: 'load_failed', ms: 12, message: 'ChunkLoadError: gone' },
    { remote_id: 'made-up', kind: 'load_failed', ms: 12, message: null },
  ]);
  const metrics = await server.services.metrics.registry.metrics();
  expect(metrics).toContain('slotwise_remote_reports_total{remote="alpha",version="1.0.0",kind="load_failed"} 1');
  expect(metrics).toContain('remote="unknown",version="other"');
  expect(metrics).not.toContain('made-up');
});

test('reports are bounded', async () => {
  const { deleteOldReports } = await import('../../src/modules/remote-reports/queries');
  const { db } = server.services;
  await db.withSystem(prepared((trx) => deleteOldReports(trx, { before: new Date(0), kept: 1 })));
  const rows = await db.readSystem((trx) => trx.selectFrom('remote_reports').select('remote_id').execute());
  expect(rows).toEqual([{ remote_id: 'made-up' }]);
});

test('the files of the others are served while one build is broken', async () => {
  await publish('gamma', 'g1');
  await writeFile(join(dir, 'gamma-remote', 'dist', 'remoteEntry.1.js'), '/* gamma */');
  await writeFile(join(dir, 'alpha-remote', 'dist', 'slotwise.json'), '{ "manifest"');
  await mkdir(join(dir, 'delta-remote', 'dist'), { recursive: true });
  await writeFile(join(dir, 'delta-remote', 'dist', 'slotwise.json'), 'null');
  expect(await builds()).toEqual(['alpha a1', 'gamma g1']);
  const response = await fetch(`${server.url}/remotes/gamma/g1/remoteEntry.1.js`);
  expect([response.status, await response.text()]).toEqual([200, '/* gamma */']);
});
