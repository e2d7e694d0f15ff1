import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcementSweeper } from '../../src/modules/remote-releasing/withdraw-abandoned';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { buildOf, manifestOf, publishBuild, upload, type Build } from './remote-build';

const clock = new MovedClock();
/** After this long a registry is read anew, and the folders with it. */
const READ_EVERY_MS = 1001;
let server: TestServer;
let data: string;
let admin: Person;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-refused-'));
  await mkdir(join(data, 'folder'));
  const environment = { FILES_URL: join(data, 'store'), REMOTES_DIR: join(data, 'folder'), REMOTE_BUDGET_KB: '50' };
  server = await startServer(environment, { clock });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const keyFor = async (remote: string) =>
  (await server.call('POST /remotes/keys', { token: admin.token, body: { remote, name: 'Pipeline' } })).body.secret;

/** Puts a build where the server looks for builds of its own, and lets the time pass until it looks. */
async function putIntoFolder({ description, files }: Build) {
  const dist = join(data, 'folder', `${description.manifest.id}-remote`, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  await writeFile(join(dist, 'slotwise.json'), JSON.stringify(description));
  clock.ahead += READ_EVERY_MS;
  await server.call('GET /remotes/registry');
}
const liveVersion = async (remote: string) => {
  const { body } = await server.call('GET /remotes/registry');
  const entry = body.remotes.find(({ id }) => id === remote);
  return entry && `${entry.version} ${entry.build}`;
};
const nameOf = ({ description: { manifest, build } }: Build) => `${manifest.version} ${build}`;
const versionsOf = async (remote: string, token: string) => {
  const { body } = await server.call('GET /remotes', { token });
  const own = body.remotes.find(({ id }) => id === remote)?.versions ?? [];
  return own.map(({ version, source, available, publishedBy }) => ({ version, source, available, publishedBy }));
};
const incompressible = (kB: number) => Array.from({ length: Math.ceil((kB * 1024) / 36) }, () => randomUUID()).join('');

test('a publish that is refused at its release leaves the build of the folder as it was', async () => {
  const first = buildOf(manifestOf('guide', '1.0.0'));
  await putIntoFolder(first);
  const key = await keyFor('guide');
  const before = await versionsOf('guide', key);
  expect(before).toEqual([{ version: '1.0.0', source: 'folder', available: true, publishedBy: null }]);

  const refused = await publishBuild(server, key, first, 'beta');
  expect(refused).toMatchObject({ status: 422, body: { details: [{ reason: 'is what everybody gets already' }] } });
  expect(await versionsOf('guide', key)).toEqual(before);
  expect(await liveVersion('guide')).toBe(nameOf(first));

  expect((await publishBuild(server, key, buildOf(manifestOf('guide', '1.1.0')))).status).toBe(200);
  const back = await server.call('POST /remotes/rollback', { token: key, body: { remote: 'guide' } });
  expect([back.status, back.body.remote?.live?.version]).toEqual([200, '1.0.0']);
});

test('a version that is announced and not yet released takes nothing from the build of the folder', async () => {
  const folder = buildOf(manifestOf('draft', '1.0.0'));
  await putIntoFolder(folder);
  const key = await keyFor('draft');
  await server.call('POST /remotes/versions', { token: key, body: folder.description });
  const promoted = await server.call('POST /remotes/promote', {
    token: key,
    body: { remote: 'draft', version: '1.0.0' },
  });
  expect([promoted.status, promoted.body.remote?.live?.version]).toEqual([200, '1.0.0']);
});

test('a release that is refused for its size is announced no longer, and leaves no file', async () => {
  const key = await keyFor('heavy');
  expect((await publishBuild(server, key, buildOf(manifestOf('heavy', '1.0.0')))).status).toBe(200);
  const before = await versionsOf('heavy', key);
  const heavy = buildOf(manifestOf('heavy', '1.1.0'), incompressible(200));
  const refused = await publishBuild(server, key, heavy);
  expect(refused).toMatchObject({ status: 422, body: { code: 'publish_refused', details: [{ field: 'size' }] } });

  expect(await versionsOf('heavy', key)).toEqual(before);
  const promote = server.call('POST /remotes/promote', { token: key, body: { remote: 'heavy', version: '1.1.0' } });
  expect(await promote).toMatchObject({ status: 404 });
  expect(await readdir(join(data, 'store/heavy'))).not.toContain(heavy.description.build);
  const file = await fetch(`${server.url}/remotes/heavy/${heavy.description.build}/remoteEntry.0123abcd.js`);
  expect(file.status).toBe(404);
  expect((await upload(server, key, heavy, 'remoteEntry.0123abcd.js', 'x')).status).toBe(404);
});

test('a release whose files are incomplete stays announced: what is missing can still be uploaded', async () => {
  const key = await keyFor('slow');
  const build = buildOf(manifestOf('slow', '1.0.0'));
  await server.call('POST /remotes/versions', { token: key, body: build.description });
  const release = () =>
    server.call('POST /remotes/release', { token: key, body: { remote: 'slow', version: '1.0.0' } });
  expect(await release()).toMatchObject({ status: 409, body: { code: 'version_unavailable' } });
  for (const [file, text] of Object.entries(build.files)) {
    expect((await upload(server, key, build, file, text)).status).toBe(204);
  }
  expect((await release()).status).toBe(200);
});

test('a move to what is not there says what is', async () => {
  const key = await keyFor('lost');
  const said = async (route: 'promote' | 'rollback' | 'canary' | 'release', body: object = {}) => {
    const answer = await server.call(`POST /remotes/${route}`, {
      token: key,
      body: { remote: 'lost', ...body } as never,
    });
    return `${answer.status} ${answer.body.details?.map(({ field, reason }) => `${field}: ${reason}`).join()}`;
  };
  for (const route of ['promote', 'rollback'] as const) {
    expect(await said(route)).toBe('404 remote: nothing of lost is published');
    expect(await said(route, { version: '1.0.0' })).toBe('404 remote: nothing of lost is published');
  }
  for (const version of ['1.0.0', '1.1.0']) await publishBuild(server, key, buildOf(manifestOf('lost', version)));
  expect(await said('promote')).toBe('404 version: lost has no canary to promote: name a version');
  expect(await said('canary', { percent: 0 })).toBe('404 remote: lost has no canary');
  for (const route of ['promote', 'rollback', 'release'] as const)
    expect(await said(route, { version: '3.0.0' })).toBe('404 version: lost has no version 3.0.0, but 1.1.0, 1.0.0');
  const { description } = buildOf(manifestOf('lost', '2.0.0'));
  await server.call('POST /remotes/versions', { token: key, body: description });
  for (const route of ['promote', 'rollback'] as const)
    expect(await said(route, { version: '2.0.0' })).toBe(
      '404 version: lost 2.0.0 was announced and never released: publish it again',
    );
});

test('a tenant is pinned by its id or its name; a name that is none suggests others', async () => {
  const key = await keyFor('held');
  await publishBuild(server, key, buildOf(manifestOf('held', '1.0.0')));
  const named = async (name: string) => {
    const person = await signUp(server.call);
    await server.services.db.withSystem(
      prepared((trx) => trx.updateTable('tenants').set({ name }).where('id', '=', person.tenantId).execute()),
    );
    return person.tenantId;
  };
  const alder = await named('Alderbrook Timber');
  const twins = [await named('Twin Peaks'), await named('TWIN peaks')].sort();
  const move = async (route: 'pin' | 'unpin', tenant: string) => {
    const version = route === 'pin' ? { version: '1.0.0' } : {};
    const { status, body } = await server.call(`POST /remotes/${route}`, {
      token: key,
      body: { remote: 'held', tenant, ...version },
    });
    const pins = body.remote?.pins.map(({ tenantName }) => tenantName);
    return [status, pins ?? body.details?.map(({ field, reason }) => `${field}: ${reason}`)];
  };
  expect(await move('pin', ' alderbrook timber ')).toEqual([200, ['Alderbrook Timber']]);
  expect(await move('unpin', 'Alderbrook Timber')).toEqual([200, []]);
  expect(await move('unpin', alder)).toEqual([404, ['tenant: Alderbrook Timber has no version of held of its own']]);
  expect(await move('pin', alder)).toEqual([200, ['Alderbrook Timber']]);
  expect(await move('pin', 'Alderbrok Timber')).toEqual([
    422,
    ['tenant: there is no tenant Alderbrok Timber, but Alderbrook Timber'],
  ]);
  expect(await move('pin', 'Zzyzx')).toEqual([422, ['tenant: there is no tenant Zzyzx']]);
  expect(await move('pin', 'Twin Peaks')).toEqual([
    422,
    [`tenant: several tenants are called Twin Peaks: name one by its id, ${twins.join(', ')}`],
  ]);
});

test('the size is that of the uploaded files, whatever the announcement says is loaded first', async () => {
  const key = await keyFor('sly');
  const build = buildOf(manifestOf('sly', '1.0.0'), incompressible(200));
  const sly = { ...build, description: { ...build.description, preload: [] } };
  expect(await publishBuild(server, key, sly)).toMatchObject({
    status: 422,
    body: { code: 'publish_refused', details: [{ field: 'size' }] },
  });
});

test('what was published under a version is never replaced by a build of the folder', async () => {
  await putIntoFolder(buildOf(manifestOf('kept', '1.0.0')));
  const key = await keyFor('kept');
  const published = buildOf(manifestOf('kept', '1.1.0'));
  expect((await publishBuild(server, key, published, 'beta')).status).toBe(200);
  await putIntoFolder(buildOf(manifestOf('kept', '1.1.0'), '/* other contents */'));
  expect(await liveVersion('kept')).not.toMatch(/^1\.1\.0/);
  const { body } = await server.call('POST /remotes/promote', {
    token: key,
    body: { remote: 'kept', release_channel: 'beta' },
  });
  expect(body.remote.live).toMatchObject({ version: '1.1.0', build: published.description.build });
  expect(body.remote.versions.filter(({ version }) => version === '1.1.0')).toHaveLength(1);
});

test('a version that some people get from the folder is not published with other contents', async () => {
  const key = await keyFor('seen');
  await putIntoFolder(buildOf(manifestOf('seen', '1.0.0')));
  expect((await publishBuild(server, key, buildOf(manifestOf('seen', '0.9.0')))).status).toBe(200);
  const pin = { remote: 'seen', tenant: admin.tenantId, version: '1.0.0' };
  expect((await server.call('POST /remotes/pin', { token: key, body: pin })).status).toBe(200);
  const other = buildOf(manifestOf('seen', '1.0.0'), '/* other contents */');
  expect(await publishBuild(server, key, other)).toMatchObject({ status: 409, body: { code: 'version_exists' } });
});

test('a build is tried before its release', async () => {
  const key = await keyFor('tried');
  const build = buildOf(manifestOf('tried', '1.0.0'));
  await server.call('POST /remotes/versions', { token: key, body: build.description });
  const trials = (name: string) => [{ shell: 's1', build: name, passed: true }];
  const record = (name: string) =>
    server.call('POST /remotes/trials', { token: key, body: { remote: 'tried', trials: trials(name) } });
  const recorded = await record(build.description.build);
  expect([recorded.status, recorded.body.remote?.versions]).toMatchObject([
    200,
    [{ version: '1.0.0', source: 'published', available: false, liveAt: null }],
  ]);
  expect((await record('nothing')).status).toBe(404);
});

test('two releases of one upload at once both succeed', async () => {
  const key = await keyFor('twice');
  const build = buildOf(manifestOf('twice', '1.0.0'));
  await server.call('POST /remotes/versions', { token: key, body: build.description });
  for (const [file, text] of Object.entries(build.files)) await upload(server, key, build, file, text);
  const release = () =>
    server.call('POST /remotes/release', { token: key, body: { remote: 'twice', version: '1.0.0' } });
  const answers = await Promise.all([release(), release()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await liveVersion('twice')).toBe(nameOf(build));
});

test('a build that nobody releases within a day is withdrawn with its files; published ones stay', async () => {
  const key = await keyFor('idle');
  expect((await publishBuild(server, key, buildOf(manifestOf('idle', '1.0.0')))).status).toBe(200);
  const before = await versionsOf('idle', key);
  const idle = buildOf(manifestOf('idle', '1.1.0'));
  await server.call('POST /remotes/versions', { token: key, body: idle.description });
  await upload(server, key, idle, 'app.4567ef01.js', idle.files['app.4567ef01.js'] ?? '');
  const { db, log } = server.services;
  const sweep = (hours: number) =>
    announcementSweeper.run({ db, log, services: server.services, now: new Date(Date.now() + hours * 3600_000) });
  await sweep(23);
  expect(await versionsOf('idle', key)).toHaveLength(2);
  await sweep(25);
  expect(await versionsOf('idle', key)).toEqual(before);
  expect(await readdir(join(data, 'store/idle'))).not.toContain(idle.description.build);
  expect(await liveVersion('idle')).toMatch(/^1\.0\.0 /);
});

test('a permission that the server does not know is refused by its name, wherever the manifest names it', async () => {
  const key = await keyFor('doors');
  const permission = 'manage_dock_doors' as 'manage_roles';
  const actions = [{ id: 'doors', label: 'Doors', href: '/doors', icon: 'box' as const, permission }];
  const { status, body } = await publishBuild(server, key, buildOf(manifestOf('doors', '1.0.0', { actions })));
  expect([status, body.details]).toMatchObject([
    422,
    [{ field: 'actions', reason: 'the permission "manage_dock_doors" does not exist' }],
  ]);
  // Nor is such a build served from the server's own folder, in the place of a whole one.
  await putIntoFolder(buildOf(manifestOf('yard', '1.0.0')));
  await putIntoFolder(buildOf(manifestOf('yard', '1.1.0', { permissions: [permission] })));
  expect(await liveVersion('yard')).toMatch(/^1[.]0[.]0 /);
});

test('the words that a remote has for the audit are asked for there, and no registry carries them', async () => {
  const key = await keyFor('says');
  const kinds = {
    en: { 'action.dock_door.created': 'created a dock door', 'kind.dock_door': 'Dock door' },
    de: { 'kind.dock_door': 'Tor' },
  };
  const fields = { en: { 'field.ramps': 'Ramps' }, de: { 'field.ramps': 'Rampen' } };
  const audit = { en: { ...kinds.en, ...fields.en }, de: { ...kinds.de, ...fields.de } };
  expect((await publishBuild(server, key, buildOf(manifestOf('says', '1.0.0', { audit })))).status).toBe(200);
  clock.ahead += READ_EVERY_MS;
  const { body } = await server.call('GET /audit/words', { token: admin.token });
  expect(body.words).toMatchObject(kinds);
  // A field of that name may be another remote's as well: it is said of this one's actions.
  expect(body.words.en).not.toHaveProperty(['field.ramps']);
  expect(body.fields).toContainEqual({ actions: ['dock_door.created'], words: fields });
  const served = (await server.call('GET /remotes/registry', { token: admin.token })).body.remotes.find(
    ({ id }) => id === 'says',
  );
  expect(served?.manifest).toMatchObject({ id: 'says' });
  expect(served?.manifest).not.toHaveProperty('audit');
});
