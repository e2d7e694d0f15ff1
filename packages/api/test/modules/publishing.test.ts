import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@slotwise/contract';
import { signedText } from '@slotwise/contract/manifest';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { openLive } from '../live';
import { publishedBy } from './fixtures';
import { buildOf, manifestOf, publishBuild, upload, type Build } from './remote-build';

const clock = new MovedClock();
/** After this long a registry is read anew, and the folders with it. */
const READ_EVERY_MS = 1001;
let server: TestServer;
let data: string;
let admin: Person;
let stranger: Person;

/** A server whose administrator of the deployment has signed up before it was named. */
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-publishing-'));
  server = await startServer({ FILES_URL: join(data, 'assets'), REMOTE_BUDGET_KB: '50' }, { clock });
  admin = await signUp(server.call);
  stranger = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const keyFor = async (remote: string) => {
  const { body, status } = await server.call('POST /remotes/keys', {
    token: admin.token,
    body: { remote, name: `Pipeline of ${remote}` },
  });
  expect(status).toBe(201);
  return body.secret;
};
const registry = async (token?: string) => (await server.call('GET /remotes/registry', { token })).body;
const versionOf = async (remote: string, token?: string) =>
  (await registry(token)).remotes.find(({ id }) => id === remote)?.version;
const statusOf = async (remote: string) => {
  const { body } = await server.call('GET /remotes', { token: admin.token });
  return body.remotes.find(({ id }) => id === remote);
};
const historyOf = async (remote: string) => {
  const { body } = await server.call('GET /remotes/history', { token: admin.token, query: { remote } });
  return body.entries.map(({ action, version, from, actor }) => ({ action, version, from, actor }));
};
/** A remote with these versions published, the last one live. */
const published = async (remote: string, ...versions: string[]) => {
  const key = await keyFor(remote);
  for (const version of versions) {
    expect((await publishBuild(server, key, buildOf(manifestOf(remote, version)))).status).toBe(200);
  }
  return key;
};

test('a published remote is served: registry, files with their types, hashes and caching', async () => {
  const key = await keyFor('alpha');
  const build = buildOf(manifestOf('alpha', '1.0.0'));
  expect((await publishBuild(server, key, build)).status).toBe(200);
  const entry = (await registry()).remotes.find(({ id }) => id === 'alpha');
  const base = `/remotes/alpha/${build.description.build}/`;
  expect(entry).toMatchObject({
    version: '1.0.0',
    entry: `${base}mf-manifest.json`,
    mfManifest: { id: 'slotwise_alpha', exposes: [{ path: './app' }] },
    preload: [`${base}remoteEntry.0123abcd.js`, `${base}app.4567ef01.js`],
  });
  const file = await fetch(`${server.url}${base}remoteEntry.0123abcd.js`, { headers: { 'accept-encoding': 'br' } });
  expect(await file.text()).toBe(build.files['remoteEntry.0123abcd.js']);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect((await readdir(join(data, 'assets/alpha', build.description.build))).sort()).toEqual(
    [...Object.keys(build.files), 'slotwise.json'].sort(),
  );
});

/** Answer to a client without a key that announces a large file and sends none of it. */
const answerBeforeBody = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': 10_000_000 };
    const sent = request(server.url + path, { method: 'PUT', headers, timeout: 10_000 }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.flushHeaders();
  });

test('nobody publishes without the key of that remote', async () => {
  const key = await keyFor('guarded');
  const foreign = await keyFor('foreign');
  const { description } = buildOf(manifestOf('guarded', '1.0.0'));
  const announce = async (token?: string) => {
    const { status, body } = await server.call('POST /remotes/versions', { token, body: description });
    return [status, body.code];
  };
  expect(await announce()).toEqual([401, 'invalid_deploy_key']);
  expect(await announce(foreign)).toEqual([401, 'invalid_deploy_key']);
  expect(await announce(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toEqual([401, 'invalid_deploy_key']);
  expect(await announce(stranger.token)).toEqual([403, 'deployment_admin_only']);
  expect((await announce(key))[0]).toBe(201);
  const refused = await upload(server, foreign, buildOf(manifestOf('guarded', '1.0.0')), 'app.4567ef01.js', 'x');
  expect(refused.status).toBe(401);
  expect(await answerBeforeBody(`/remotes/guarded/${description.build}/app.4567ef01.js`)).toBe(401);

  const { body } = await server.call('GET /remotes/keys', { token: admin.token });
  expect(JSON.stringify(body)).not.toContain(key);
  const mine = body.keys.find(({ remote }) => remote === 'guarded');
  expect(mine).toMatchObject({ name: 'Pipeline of guarded', createdBy: 'Ada Lovelace' });
  expect(mine?.lastUsedAt).not.toBeNull();
  const rows = await server.services.db.readSystem((trx) => trx.selectFrom('deploy_keys').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(key);
  await server.call('DELETE /remotes/keys', { token: admin.token, body: { key_id: mine?.id ?? '' } });
  expect(await announce(key)).toEqual([401, 'invalid_deploy_key']);
});

test('a key sees its own remote and no other', async () => {
  const key = await published('lone', '1.0.0');
  const { body } = await server.call('GET /remotes', { token: key });
  expect(body.remotes.map(({ id }) => id)).toEqual(['lone']);
  const other = await server.call('GET /remotes/history', { token: key, query: { remote: 'alpha' } });
  expect(other.status).toBe(401);
});

test('a version never changes: other contents under its number are refused, the same again are not', async () => {
  const key = await published('frozen', '1.0.0');
  const other = buildOf(manifestOf('frozen', '1.0.0'), '/* something else */');
  expect(await publishBuild(server, key, other)).toMatchObject({ status: 409, body: { code: 'version_exists' } });
  expect((await publishBuild(server, key, buildOf(manifestOf('frozen', '1.0.0')))).status).toBe(200);
});

test('what is uploaded must be what the manifest names, to the byte, and all of it', async () => {
  const key = await keyFor('exact');
  const build = buildOf(manifestOf('exact', '1.0.0'));
  await server.call('POST /remotes/versions', { token: key, body: build.description });
  const corrupt = await upload(server, key, build, 'app.4567ef01.js', `${build.files['app.4567ef01.js']} `);
  expect([corrupt.status, ((await corrupt.json()) as { code: string }).code]).toEqual([422, 'file_corrupt']);
  expect((await upload(server, key, build, 'another.js', 'x')).status).toBe(404);
  expect((await upload(server, key, build, 'constructor', 'x')).status).toBe(404);
  const release = () =>
    server.call('POST /remotes/release', { token: key, body: { remote: 'exact', version: '1.0.0' } });
  expect(await release()).toMatchObject({ status: 409, body: { code: 'version_unavailable' } });
  expect(await versionOf('exact')).toBeUndefined();
  for (const [file, text] of Object.entries(build.files)) await upload(server, key, build, file, text);
  expect((await release()).status).toBe(200);
  expect(await versionOf('exact')).toBe('1.0.0');
  const missing = { ...build.description, integrity: {} };
  expect(await server.call('POST /remotes/versions', { token: key, body: missing })).toMatchObject({
    status: 422,
    body: { code: 'publish_refused' },
  });
});

test('a publish that would break something live is refused with names, and nothing moves', async () => {
  await published('owner-of', '1.0.0');
  const key = await published('breaker', '1.0.0');
  const refused = async (build: Build) => {
    const { status, body } = await publishBuild(server, key, build);
    return [status, body.code, ...(body.details ?? []).map(({ field, reason }) => `${field}: ${reason}`)];
  };
  const route = { path: '/owner-of', access: 'user' as const, title: 'Mine' };
  expect(await refused(buildOf(manifestOf('breaker', '1.1.0', { routes: [route] })))).toEqual([
    422,
    'publish_refused',
    'routes: /owner-of belongs to owner-of 1.0.0',
  ]);
  expect(await refused(buildOf(manifestOf('breaker', '1.1.0', { platform: '^9.0.0' })))).toEqual([
    422,
    'publish_refused',
    'platform: it needs platform ^9.0.0, and pages offer 2.3.0 and 1.0.0',
  ]);
  const unknown = ['fly'] as unknown as [];
  expect(await refused(buildOf(manifestOf('breaker', '1.1.0', { permissions: unknown })))).toEqual([
    422,
    'publish_refused',
    'permissions: the permission "fly" does not exist',
  ]);
  const noise = Array.from({ length: 4000 }, () => randomUUID()).join('');
  expect((await refused(buildOf(manifestOf('breaker', '1.1.0'), noise)))[2]).toMatch(
    /^size: its first screen is .* kB gzip, of 50 kB allowed$/,
  );
  expect(await versionOf('breaker')).toBe('1.0.0');
  // A refused build has taken no version: its number is still to be had.
  expect(await refused(buildOf(manifestOf('breaker', '1.1.0')))).toEqual([200, undefined]);
});

test('two that publish the same route at once: one of them is refused', async () => {
  const [left, right] = [await keyFor('left'), await keyFor('right')];
  const routes = [{ path: '/shared', access: 'user' as const, title: 'Shared' }];
  const results = await Promise.all([
    publishBuild(server, left, buildOf(manifestOf('left', '1.0.0', { routes }))),
    publishBuild(server, right, buildOf(manifestOf('right', '1.0.0', { routes }))),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('rollback goes to what was live before, and once more further back; the trail says who', async () => {
  const key = await published('back', '1.0.0', '1.1.0', '1.2.0');
  const rollBack = () => server.call('POST /remotes/rollback', { token: key, body: { remote: 'back' } });
  expect((await rollBack()).body.remote.live?.version).toBe('1.1.0');
  expect(await versionOf('back')).toBe('1.1.0');
  expect((await rollBack()).body.remote.live?.version).toBe('1.0.0');
  expect(await rollBack()).toMatchObject({ status: 409, body: { code: 'no_earlier_version' } });
  const promoted = await server.call('POST /remotes/promote', {
    token: admin.token,
    body: { remote: 'back', version: '1.2.0' },
  });
  expect(promoted.body.remote.live?.version).toBe('1.2.0');
  expect(await historyOf('back')).toEqual([
    { action: 'remote.promoted', version: '1.2.0', from: '1.0.0', actor: 'Ada Lovelace' },
    { action: 'remote.rolled_back', version: '1.0.0', from: '1.1.0', actor: 'Pipeline of back' },
    { action: 'remote.rolled_back', version: '1.1.0', from: '1.2.0', actor: 'Pipeline of back' },
    { action: 'remote.published', version: '1.2.0', from: '1.1.0', actor: 'Pipeline of back' },
    { action: 'remote.published', version: '1.1.0', from: '1.0.0', actor: 'Pipeline of back' },
    { action: 'remote.published', version: '1.0.0', from: null, actor: 'Pipeline of back' },
    { action: 'remote.key_created', version: null, from: null, actor: 'Ada Lovelace' },
  ]);
});

test('who changes what everybody gets ends a canary of another version, and the trail says so', async () => {
  const key = await published('coal', '1.0.0', '1.1.0');
  const { status } = await publishBuild(server, key, buildOf(manifestOf('coal', '2.0.0')), 10);
  expect(status).toBe(200);
  await server.call('POST /remotes/rollback', { token: key, body: { remote: 'coal' } });
  expect((await statusOf('coal'))?.canary).toBeNull();
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'coal', percent: 10, version: '2.0.0' } });
  await server.call('POST /remotes/promote', { token: key, body: { remote: 'coal' } });
  const { body } = await server.call('GET /remotes/history', { token: admin.token, query: { remote: 'coal' } });
  expect(body.entries.slice(0, 3).map(({ action, version, endedCanary }) => [action, version, endedCanary])).toEqual([
    ['remote.promoted', '2.0.0', undefined],
    ['remote.canary_set', '2.0.0', undefined],
    ['remote.rolled_back', '1.0.0', '2.0.0'],
  ]);
});

test('a canary reaches the same people at every load; promoting gives it to all', async () => {
  const key = await published('bird', '1.0.0');
  await publishBuild(server, key, buildOf(manifestOf('bird', '2.0.0')), 50);
  // Half of them are none or all of so many once in a million runs; of ten people, once in five hundred.
  const people = [admin, stranger, ...(await Promise.all(Array.from({ length: 20 }, () => signUp(server.call))))];
  const look = () => Promise.all(people.map(({ token }) => versionOf('bird', token)));
  const first = await look();
  expect(new Set(first)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(await look()).toEqual(first);
  expect(await statusOf('bird')).toMatchObject({
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 50 },
  });
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'bird', percent: 99 } });
  const more = await look();
  for (const [at, version] of first.entries()) if (version === '2.0.0') expect(more[at]).toBe('2.0.0');
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'bird', percent: 0 } });
  expect(new Set(await look())).toEqual(new Set(['1.0.0']));
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'bird', percent: 1, version: '2.0.0' } });
  await server.call('POST /remotes/promote', { token: key, body: { remote: 'bird' } });
  expect(new Set(await look())).toEqual(new Set(['2.0.0']));
  expect((await statusOf('bird'))?.canary).toBeNull();
});

test('a visitor of the page keeps to one side of a canary by a cookie, which is not there without one', async () => {
  const shell = join(data, 'shell');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), '<!doctype html><html><head><!--slotwise:head--></head></html>');
  await writeFile(join(shell, 'shell.json'), JSON.stringify({ scripts: [], preload: [], integrity: {} }));
  const own = await startServer({ FILES_URL: join(data, 'assets2'), SHELL_DIR: shell });
  try {
    const owner = await signUp(own.call);
    own.services.config.deploymentAdmins.push(owner.email);
    const { body } = await own.call('POST /remotes/keys', { token: owner.token, body: { remote: 'bird', name: 'CI' } });
    await publishBuild(own, body.secret, buildOf(manifestOf('bird', '1.0.0')));
    const open = async (cookie = '') => {
      const response = await fetch(`${own.url}/`, { headers: { cookie } });
      const html = await response.text();
      const [, publicKey = '', json = ''] =
        /<script type="application\/json" id="slotwise-registry" data-key="([^"]*)"[^>]*>(.*?)<\/script>/s.exec(html) ??
        [];
      const found = JSON.parse(json) as Registry;
      return { found, publicKey, cookie: response.headers.get('set-cookie')?.split(';')[0] };
    };
    const before = await open();
    expect(before.cookie).toBeUndefined();
    // Signed: a registry that was changed on its way is not the one that this page's key has signed.
    const der = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(before.publicKey, 'base64'),
    ]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const holds = ({ signature = '', ...signed }: Registry) =>
      verify(null, Buffer.from(signedText(signed)), key, Buffer.from(signature, 'base64'));
    expect(holds(before.found)).toBe(true);
    expect(holds({ ...before.found, remotes: [] })).toBe(false);

    await publishBuild(own, body.secret, buildOf(manifestOf('bird', '2.0.0')), 50);
    const versions = new Set<string | undefined>();
    for (let n = 0; n < 12; n++) {
      const first = await open();
      expect(first.cookie).toMatch(/^slotwise_rollout=/);
      const again = await open(first.cookie);
      expect(again.found.remotes[0]?.version).toBe(first.found.remotes[0]?.version);
      expect(again.cookie).toBeUndefined();
      versions.add(first.found.remotes[0]?.version);
    }
    expect(versions).toEqual(new Set(['1.0.0', '2.0.0']));

    // A request with a token is answered with a cookie: by it the page, which comes without a token, is theirs too.
    await own.call('POST /remotes/pin', {
      token: body.secret,
      body: { remote: 'bird', tenant: owner.tenantId, version: '1.0.0' },
    });
    await own.call('POST /remotes/canary', { token: body.secret, body: { remote: 'bird', percent: 99 } });
    const asked = await own.call('GET /remotes/registry', { token: owner.token });
    expect(asked.body).toMatchObject({ resolvedFor: owner.userId, remotes: [{ version: '1.0.0' }] });
    const mine = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await open(mine)).found).toMatchObject({ resolvedFor: owner.userId, remotes: [{ version: '1.0.0' }] });
    expect((await open(`${mine.slice(0, -1)}_`)).found.resolvedFor).toBeNull();
  } finally {
    await own.close();
  }
});

test('a pinned tenant stays where it is, and only that one', async () => {
  const key = await published('pinned', '1.0.0', '2.0.0');
  const pin = (tenant: string) =>
    server.call('POST /remotes/pin', { token: key, body: { remote: 'pinned', tenant: tenant, version: '1.0.0' } });
  expect(await pin('nobody')).toMatchObject({ status: 422, body: { code: 'unknown_id' } });
  expect((await pin(stranger.tenantId)).body.remote.pins).toMatchObject([
    { tenantId: stranger.tenantId, version: '1.0.0' },
  ]);
  expect([await versionOf('pinned', stranger.token), await versionOf('pinned', admin.token)]).toEqual([
    '1.0.0',
    '2.0.0',
  ]);
  const unpin = () =>
    server.call('POST /remotes/unpin', { token: key, body: { remote: 'pinned', tenant: stranger.tenantId } });
  expect((await unpin()).status).toBe(200);
  expect(await versionOf('pinned', stranger.token)).toBe('2.0.0');
  expect((await unpin()).status).toBe(404);
});

test('a remote for administrators of the deployment is named to them alone', async () => {
  const key = await keyFor('hidden');
  await publishBuild(server, key, buildOf(manifestOf('hidden', '1.0.0', { audience: 'deployment' })));
  expect([await versionOf('hidden'), await versionOf('hidden', stranger.token)]).toEqual([undefined, undefined]);
  expect(await versionOf('hidden', admin.token)).toBe('1.0.0');
});

test('every move is told to the streams of the administrators, and to nobody else', async () => {
  const key = await published('told', '1.0.0');
  const live = await openLive(server.url, admin.token);
  await server.call('POST /sse/subscribe', { token: admin.token, body: { channel: `user:${admin.userId}` } });
  const told = live.next(({ event }) => event === 'RemoteChanged');
  const elsewhere = await publishedBy(server, `user:${stranger.userId}`, () =>
    publishBuild(server, key, buildOf(manifestOf('told', '1.1.0'))),
  );
  expect((await told).data).toEqual({ id: 'told' });
  expect(elsewhere).toEqual([]);
  live.close();
});

test('the registry is served from its last good copy while the database is away', async () => {
  await published('steady', '1.0.0');
  expect(await versionOf('steady')).toBe('1.0.0');
  await server.database.db.schema.alterTable('remote_pins').renameTo('gone').execute();
  try {
    clock.ahead += READ_EVERY_MS;
    expect(await versionOf('steady')).toBe('1.0.0');
  } finally {
    await server.database.db.schema.alterTable('gone').renameTo('remote_pins').execute();
  }
});
