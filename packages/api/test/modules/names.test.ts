import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { auditOf } from './fixtures';
import { buildOf, manifestOf, publishBuild } from './remote-build';

const clock = new MovedClock();
/** After this long a registry is read anew, and the folders with it. */
const READ_EVERY_MS = 1001;
let server: TestServer;
let data: string;
let admin: Person;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-names-'));
  await mkdir(join(data, 'folder'));
  server = await startServer({ FILES_URL: join(data, 'store'), REMOTES_DIR: join(data, 'folder') }, { clock });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
});
afterEach(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

/** A manifest that claims a name of each kind. */
const claiming = (id: string, version: string, change: Partial<RemoteManifest> = {}) =>
  manifestOf(id, version, {
    records: [{ kind: 'dock', href: `/${id}?dock={id}`, icon: 'box', label: 'Docks' }],
    search: ['dock'],
    notifications: [{ kind: 'dock.full', about: `about of ${id}`, text: `text of ${id}`, many: `many of ${id}` }],
    actions: [{ id: 'docks', label: 'Docks', href: `/${id}`, icon: 'box', menu: 'profile' }],
    extensions: [{ point: 'dashboard.card', module: './docks', title: 'Full docks', order: 1 }],
    audit: { en: { 'action.dock.emptied': `emptied, says ${id}`, 'kind.dock': `Dock, says ${id}` } },
    ...change,
  });
const REFUSALS = (owner: string) => [
  { field: 'records', reason: `"dock" belongs to ${owner}` },
  { field: 'notifications', reason: `"dock.full" belongs to ${owner}` },
  { field: 'audit', reason: `"action.dock.emptied" belongs to ${owner}` },
  { field: 'audit', reason: `"kind.dock" belongs to ${owner}` },
  { field: 'actions', reason: `"Docks" belongs to ${owner}` },
  { field: 'extensions', reason: `"Full docks" belongs to ${owner}` },
];

async function publish(manifest: RemoteManifest) {
  const { body } = await server.call('POST /remotes/keys', {
    token: admin.token,
    body: { remote: manifest.id, name: 'Pipeline' },
  });
  return publishBuild(server, body.secret, buildOf(manifest));
}
/** Puts a build where the server looks for builds of its own. */
async function writeIntoFolder(manifest: RemoteManifest) {
  const { description, files } = buildOf(manifest);
  const dist = join(data, 'folder', `${manifest.id}-remote`, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  await writeFile(join(dist, 'slotwise.json'), JSON.stringify(description));
}
/** The same, and lets the time pass until it looks. */
async function putIntoFolder(manifest: RemoteManifest) {
  await writeIntoFolder(manifest);
  await readAgain();
}
async function readAgain() {
  clock.ahead += READ_EVERY_MS;
  await server.call('GET /remotes/registry');
}
const servedOf = async (token?: string) => {
  const { body } = await server.call('GET /remotes/registry', token === undefined ? {} : { token });
  return body.remotes.map(({ manifest }) => manifest);
};
/** The remotes that say something of the kind, by each list. */
async function speakers() {
  const served = await servedOf(admin.token);
  const { body } = await server.call('GET /audit/words', { token: admin.token });
  const by = (holds: (manifest: RemoteManifest) => unknown) =>
    served.flatMap((manifest) => (holds(manifest) ? manifest.id : []));
  return {
    records: by(({ records = [] }) => records.length > 0),
    search: by(({ search = [] }) => search.length > 0),
    notifications: by(({ notifications = [] }) => notifications.length > 0),
    actions: by(({ actions = [] }) => actions.length > 0),
    extensions: by(({ extensions = [] }) => extensions.length > 0),
    audit: body.words.en?.['kind.dock']?.replace('Dock, says ', '').split(' ') ?? [],
  };
}
const all = (...ids: string[]) => ({
  ...{ records: ids, search: ids, notifications: ids, actions: ids, extensions: ids, audit: ids },
});

test('publishing what another owns is refused, by the name of the owner; the owner publishes on', async () => {
  expect((await publish(claiming('yard', '1.0.0'))).status).toBe(200);
  const { status, body } = await publish(claiming('aardvark', '1.0.0'));
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'publish_refused', details: REFUSALS('yard 1.0.0') });
  expect((await publish(claiming('yard', '1.1.0'))).status).toBe(200);
  await readAgain();
  expect(await speakers()).toEqual(all('yard'));
});

test('a build of the folder takes no names either, though its remote is the first of the alphabet', async () => {
  await putIntoFolder(claiming('yard', '1.0.0'));
  await putIntoFolder(
    claiming('aardvark', '1.0.0', {
      routes: ['/aardvark', '/yard', '/yard/gates'].map((path) => ({ path, access: 'user', title: path })),
    }),
  );
  expect(await speakers()).toEqual(all('yard'));
  const aardvark = (await servedOf()).find(({ id }) => id === 'aardvark');
  expect(aardvark?.routes.map(({ path }) => path)).toEqual(['/aardvark']);
  expect(manifestFaults(aardvark)).toEqual([]);
  // Nor does it keep the owner from publishing.
  await putIntoFolder(claiming('yard', '1.1.0'));
  expect((await publish(claiming('yard', '1.2.0'))).status).toBe(200);
  await readAgain();
  expect(await speakers()).toEqual(all('yard'));
});

test('of remotes that begin to claim a name at once, the older has it', async () => {
  await putIntoFolder(manifestOf('yard', '1.0.0'));
  await putIntoFolder(manifestOf('aardvark', '1.0.0'));
  await writeIntoFolder(claiming('aardvark', '1.1.0'));
  await putIntoFolder(claiming('yard', '1.1.0'));
  expect(await speakers()).toEqual(all('yard'));
});

test('a name moves on once its owner does not claim it any more', async () => {
  await publish(claiming('yard', '1.0.0'));
  await putIntoFolder(claiming('aardvark', '1.0.0'));
  expect(await speakers()).toEqual(all('yard'));
  expect((await publish(manifestOf('yard', '1.1.0'))).status).toBe(200);
  await readAgain();
  expect(await speakers()).toEqual(all('aardvark'));
  expect((await publish(claiming('yard', '1.2.0'))).body).toMatchObject({ details: REFUSALS('aardvark 1.0.0') });
  // Taken back to what claimed it, it is refused as well: the name is another's now.
  const { body: key } = await server.call('POST /remotes/keys', {
    token: admin.token,
    body: { remote: 'yard', name: 'Again' },
  });
  const back = await server.call('POST /remotes/rollback', { token: key.secret, body: { remote: 'yard' } });
  expect(back).toMatchObject({ status: 422, body: { code: 'publish_refused' } });
});

test('a remote that is kept apart is heard in no other page, and keeps its names from others', async () => {
  await publish(claiming('yard', '1.0.0'));
  await server.call('POST /remotes/isolation', { token: admin.token, body: { remote: 'yard', isolated: true } });
  await readAgain();
  expect(await speakers()).toEqual(all());
  expect((await publish(claiming('aardvark', '1.0.0'))).body).toMatchObject({ details: REFUSALS('yard 1.0.0') });
  await server.call('POST /remotes/isolation', { token: admin.token, body: { remote: 'yard', isolated: false } });
  await readAgain();
  expect(await speakers()).toEqual(all('yard'));
});

test('words for the audit of a remote for administrators reach the tenants of administrators alone', async () => {
  await publish(claiming('yard', '1.0.0', { audience: 'deployment' }));
  await readAgain();
  const stranger = await signUp(server.call);
  const said = async ({ token }: Person) =>
    (await server.call('GET /audit/words', { token })).body.words.en?.['kind.dock'];
  expect(await said(admin)).toBe('Dock, says yard');
  expect(await said(stranger)).toBeUndefined();
});

const command = (name: string, ...args: string[]) => {
  const found = server.commands.find((one) => one.name === name);
  if (!found) throw new Error(`there is no command ${name}`);
  return found.run(server.services, args);
};
const pathsOf = async (id: string) =>
  (await servedOf(admin.token)).find((one) => one.id === id)?.routes.map(({ path }) => path);
const withYard = { routes: ['/docks', '/yard'].map((path) => ({ path, access: 'user', title: path }) as const) };

test('the operator hands a name over: its owner keeps it until the other claims it, and then cannot publish it', async () => {
  await publish(manifestOf('yard', '1.0.0'));
  await publish(manifestOf('docks', '1.0.0'));
  const claimed = manifestOf('docks', '1.1.0', withYard);
  expect((await publish(claimed)).body).toMatchObject({ code: 'publish_refused' });
  expect(await command('names give', '/yard', 'docks')).toContain('once a build of it');
  await readAgain();
  expect([await pathsOf('yard'), await pathsOf('docks')]).toEqual([['/yard'], ['/docks']]);
  // The owner publishes on, and everybody else is refused as before.
  expect((await publish(manifestOf('yard', '1.1.0'))).status).toBe(200);
  const others = manifestOf('aardvark', '1.0.0', {
    routes: ['/aardvark', '/yard/gates'].map((path) => ({ path, access: 'user', title: path }) as const),
  });
  expect((await publish(others)).body).toMatchObject({ details: [{ field: 'routes' }] });
  expect((await publish(claimed)).status).toBe(200);
  await readAgain();
  expect([await pathsOf('yard'), await pathsOf('docks')]).toEqual([undefined, ['/docks', '/yard']]);
  const { status, body } = await publish(manifestOf('yard', '1.2.0'));
  expect([status, body]).toMatchObject([422, { details: [{ reason: '/yard belongs to docks 1.1.0' }] }]);
  expect(await command('names')).toMatch(/^routes {2}\/yard {2}docks, yard$/m);
  const [entry] = await auditOf(server, 'remote.name_given', 'docks');
  expect(entry).toMatchObject({ actor_id: null, details: { by: null, detail: '/yard' } });
  const { entries } = (await server.call('GET /remotes/history', { token: admin.token })).body;
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'remote.name_given', remote: 'docks', detail: '/yard', actor: null }),
  );
  expect(await command('names release', '/yard', 'docks')).toContain('gave "/yard" up');
  await readAgain();
  expect([await pathsOf('yard'), await pathsOf('docks')]).toEqual([['/yard'], ['/docks']]);
});

test('a name of each kind is handed over by what people read; a name taken back before it was claimed is as before', async () => {
  await publish(claiming('yard', '1.0.0'));
  await publish(manifestOf('docks', '1.0.0'));
  const names = ['dock', 'dock.full', 'DOCKS', 'Full docks', 'action.dock.emptied', 'kind.dock'];
  for (const name of names) await command('names give', name, 'docks');
  await command('names release', 'dock', 'docks');
  const docks = claiming('docks', '1.1.0');
  expect((await publish(docks)).body).toMatchObject({ details: REFUSALS('yard 1.0.0').slice(0, 1) });
  await command('names give', 'dock', 'docks');
  expect((await publish(docks)).status).toBe(200);
  await readAgain();
  expect(await speakers()).toEqual(all('docks'));
  // Given up by the build that claims it, it is its owner's of before.
  expect((await publish(manifestOf('docks', '1.2.0'))).status).toBe(200);
  await readAgain();
  expect(await speakers()).toEqual(all('yard'));
});

test.each([
  ['names give', '/nowhere', 'docks', 'No remote claims "/nowhere"'],
  ['names give', '/yard', 'nobody', 'No remote "nobody" was published'],
  ['names release', '/yard', 'docks', 'docks does not claim "/yard"'],
  ['names release', '/yard', 'yard', 'Nobody else claims "/yard"'],
])('%s %s %s is refused', async (name, claimed, remote, text) => {
  await publish(manifestOf('yard', '1.0.0'));
  await publish(manifestOf('docks', '1.0.0'));
  await expect(command(name, claimed, remote)).rejects.toThrow(text);
});
