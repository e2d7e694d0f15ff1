import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedText } from '@slotwise/contract/manifest';
import { signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { MovedClock } from '../moved-clock';
import { allShells, failedTrials, saveTrials } from '../../src/modules/version-matrix/queries';
import { shellSweeper } from '../../src/modules/version-matrix/sweep';
import { DEPLOYMENT, deploymentIn, keyOf, PORTAL } from './portal';
import { buildOf, manifestOf, publishBuild, type Build } from './remote-build';

const clock = new MovedClock();
/** After this long a registry is read anew, and the folders with it. */
const READ_EVERY_MS = 1001;
let server: TestServer;
let data: string;
let admin: Person;

/** Lays a shell where the server finds it; its name stands in its page. */
function layShell(build: string) {
  const dir = join(data, 'shell');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'assets/main.0123abcd.js'), `/* ${build} */`);
  const page = `<!doctype html><html><head><!--slotwise:head--></head><body>${build}</body></html>`;
  writeFileSync(join(dir, 'index.html'), page);
  const scripts = ['/assets/main.0123abcd.js'];
  const integrity = { '/assets/main.0123abcd.js': 'sha384-abc=' };
  writeFileSync(join(dir, 'shell.json'), JSON.stringify({ build, scripts, preload: [], integrity }));
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-matrix-'));
  layShell('s1');
  writeFileSync(join(data, 'embed.js'), `/* ${DEPLOYMENT} */`);
  const folders = { FILES_URL: join(data, 'assets'), SHELL_DIR: join(data, 'shell'), EMBED_DIR: data };
  server = await startServer(folders, { clock });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const keyFor = async (remote: string) =>
  (await server.call('POST /remotes/keys', { token: admin.token, body: { remote, name: 'Pipeline' } })).body.secret;
const versionFor = async (remote: string, shell?: string) => {
  const { body } = await server.call('GET /remotes/registry', { query: shell === undefined ? {} : { shell } });
  return body.remotes.find(({ id }) => id === remote)?.version;
};
/** A remote with these versions, the last one live. */
const published = async (remote: string, ...versions: string[]) => {
  const key = await keyFor(remote);
  const builds: Build[] = versions.map((version) => buildOf(manifestOf(remote, version)));
  for (const build of builds) expect((await publishBuild(server, key, build)).status).toBe(200);
  return { key, names: builds.map(({ description }) => description.build) };
};
const say = (token: string, remote: string, build = '', passed = false, shell = 's1') =>
  server.call('POST /remotes/trials', {
    token,
    body: { remote, trials: [{ shell, build, passed, ...(!passed && { why: 'it leaves something behind' }) }] },
  });

test('a pair that failed is never served: the next older version is, until it passes', async () => {
  const { key, names } = await published('alpha', '1.0.0', '1.1.0', '1.2.0');
  expect(await versionFor('alpha', 's1')).toBe('1.2.0');
  expect((await say(key, 'alpha', names[2])).status).toBe(200);
  expect(await versionFor('alpha', 's1')).toBe('1.1.0');
  expect(await versionFor('alpha', 's0')).toBe('1.2.0');
  expect(await versionFor('alpha')).toBe('1.2.0');
  await say(key, 'alpha', names[1]);
  expect(await versionFor('alpha', 's1')).toBe('1.0.0');
  await say(key, 'alpha', names[2], true);
  expect(await versionFor('alpha', 's1')).toBe('1.2.0');
});

test('what the deployment found is what counts: a deploy key changes nothing of it, and what only it tried or nobody did says so', async () => {
  const { key, names } = await published('forged', '1.0.0', '1.1.0');
  const status = async () => {
    const { body } = await server.call('GET /remotes', { token: key });
    const { versions, trials } = body.remotes[0] ?? { versions: [], trials: [] };
    const said = trials.map(({ version, passed, toldBy }) => `${version} ${passed ? 'passed' : 'failed'}: ${toldBy}`);
    return { checked: versions.map(({ version, checkedBy }) => `${version}: ${checkedBy}`), said: said.sort() };
  };
  expect((await status()).checked).toEqual(['1.1.0: nobody', '1.0.0: nobody']);
  expect((await say(key, 'forged', names[1], true)).body.toldBy).toBe('publisher');
  expect(await status()).toEqual({
    checked: ['1.1.0: publisher', '1.0.0: nobody'],
    said: ['1.1.0 passed: publisher'],
  });
  expect((await say(admin.token, 'forged', names[1])).body.toldBy).toBe('deployment');
  expect(await versionFor('forged', 's1')).toBe('1.0.0');
  await say(key, 'forged', names[1], true);
  expect(await versionFor('forged', 's1')).toBe('1.0.0');
  expect(await status()).toEqual({
    checked: ['1.1.0: deployment', '1.0.0: nobody'],
    said: ['1.1.0 failed: deployment'],
  });
  const { body } = await server.call('GET /remotes/history', { token: key, query: { remote: 'forged' } });
  expect(body.entries[0]?.pairs).toEqual({ passed: 1, tried: 1, kept: 1 });
  await say(admin.token, 'forged', names[1], true);
  expect(await versionFor('forged', 's1')).toBe('1.1.0');
});

test('it is told what is really served, to whom and why', async () => {
  const { key, names } = await published('served', '1.0.0', '1.1.0', '1.2.0');
  const beta = buildOf(manifestOf('served', '1.3.0'));
  expect((await publishBuild(server, key, beta, 'beta')).status).toBe(200);
  const [follower, held] = [await signUp(server.call), await signUp(server.call)];
  const pin = (tenant: string, what: { version: string } | { release_channel: string }) =>
    server.call('POST /remotes/pin', { token: key, body: { remote: 'served', tenant, ...what } });
  await pin(follower.tenantId, { release_channel: 'beta' });
  await pin(held.tenantId, { version: '1.0.0' });
  const canary = buildOf(manifestOf('served', '1.4.0'));
  expect((await publishBuild(server, key, canary, 10)).status).toBe(200);
  for (const build of [names[0], names[2], canary.description.build]) await say(key, 'served', build);
  const { body } = await server.call('GET /remotes', { token: key });
  const serving = (body.remotes[0]?.serving ?? []).filter(({ shell }) => shell === 's1');
  const why = 'it leaves something behind';
  expect(
    serving.map(({ to, releaseChannel, percent, version, insteadOf, refused, why: reason, tenants }) => [
      [to, releaseChannel, percent].filter((each) => each !== null).join(' '),
      version,
      insteadOf,
      refused,
      reason,
      tenants.map(({ id }) => id),
    ]),
  ).toEqual([
    ['everybody', '1.1.0', '1.2.0', false, why, []],
    ['canary', '1.1.0', '1.4.0', false, why, []],
    ['release_channel beta', '1.3.0', null, false, null, [follower.tenantId]],
    ['pinned', '1.0.0', null, true, why, [held.tenantId]],
  ]);
  // The registry gives them just that.
  for (const [token, version] of [
    [follower.token, '1.3.0'],
    [held.token, '1.0.0'],
  ] as const) {
    const registry = await server.call('GET /remotes/registry', { token, query: { shell: 's1' } });
    expect(registry.body.remotes.find(({ id }) => id === 'served')?.version).toBe(version);
  }
});

test('what was only ever a canary stands in for nothing', async () => {
  const { key } = await published('tried', '1.0.0');
  const canary = buildOf(manifestOf('tried', '1.1.0'));
  expect((await publishBuild(server, key, canary, 10)).status).toBe(200);
  await server.call('POST /remotes/canary', { token: key, body: { remote: 'tried', percent: 0 } });
  const live = buildOf(manifestOf('tried', '1.2.0'));
  expect((await publishBuild(server, key, live)).status).toBe(200);
  await say(key, 'tried', live.description.build);
  expect(await versionFor('tried', 's1')).toBe('1.0.0');
});

test('with no older version the signed registry says which shells must not load it', async () => {
  const { key, names } = await published('lonely', '1.0.0');
  await say(key, 'lonely', names[0]);
  const { body } = await server.call('GET /remotes/registry', { query: { shell: 's1' } });
  expect(body.remotes.find(({ id }) => id === 'lonely')).toMatchObject({ version: '1.0.0', failsWith: ['s1'] });
});

test('everybody is told which version they get and why, and of nobody else', async () => {
  const { key, names } = await published('told', '1.0.0', '1.1.0', '1.2.0');
  await say(key, 'told', names[2], false, 's9');
  const [owner, other] = [await signUp(server.call), await signUp(server.call)];
  const pin = { remote: 'told', tenant: owner.tenantId, version: '1.0.0' };
  expect((await server.call('POST /remotes/pin', { token: admin.token, body: pin })).status).toBe(200);
  const choiceOf = async (token: string | undefined, shell?: string) => {
    const { body } = await server.call('GET /remotes/choices', {
      ...(token && { token }),
      query: shell === undefined ? {} : { shell },
    });
    return body.choices.find(({ remote }) => remote === 'told');
  };
  const live = {
    remote: 'told',
    version: '1.2.0',
    build: names[2],
    releaseChannel: 'live',
    follows: null,
    percent: null,
    insteadOf: null,
  };
  expect(await choiceOf(owner.token)).toEqual({ ...live, version: '1.0.0', build: names[0], releaseChannel: 'pinned' });
  expect(await choiceOf(other.token)).toEqual(live);
  expect(await choiceOf(undefined)).toEqual(live);
  expect(await choiceOf(other.token, 's9')).toEqual({
    ...live,
    version: '1.1.0',
    build: names[1],
    insteadOf: '1.2.0',
  });
});

test('the page is made for the shell that it carries', async () => {
  const { key, names } = await published('beta', '1.0.0', '1.1.0');
  await say(key, 'beta', names[1]);
  const page = await (await fetch(`${server.url}/beta`)).text();
  expect(page).toContain('<meta name="slotwise-shell" content="s1">');
  expect(/"id":"beta","version":"([^"]+)"/.exec(page)?.[1]).toBe('1.0.0');
});

test('a partner’s page is told the same shell and key as a page of ours, and gets the same choice', async () => {
  const scopes = { scopes: ['roles:read'] };
  const key = await keyFor('framed');
  const builds = ['1.0.0', '1.1.0'].map((version) => buildOf(manifestOf('framed', version, scopes)));
  for (const build of builds) expect((await publishBuild(server, key, build)).status).toBe(200);
  await say(key, 'framed', builds[1]?.description.build);

  const script = deploymentIn(await (await fetch(`${server.url}/embed.js`)).text());
  expect(script.shell).toBe('s1');
  const owner = await signUp(server.call);
  const { secret } = (await keyOf(server, owner, { remotes: ['framed'] })).body;
  const { access_token: token } = (
    await server.call('POST /embed/tokens', {
      token: secret,
      body: { remote: 'framed', email: owner.email, origin: PORTAL },
    })
  ).body;
  const { body } = await server.call('GET /remotes/registry', {
    token,
    headers: { origin: PORTAL },
    query: { shell: script.shell ?? '' },
  });
  expect(body.remotes.find(({ id }) => id === 'framed')?.version).toBe('1.0.0');

  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(script.registryKey, 'base64'),
  ]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const signature = Buffer.from(body.signature ?? '', 'base64');
  expect(verify(null, Buffer.from(signedText(body)), publicKey, signature)).toBe(true);
});

test('what failed with the shell that is served cannot be released, promoted or gone back to', async () => {
  const { key, names } = await published('gated', '1.0.0', '1.1.0');
  await say(key, 'gated', names[0]);
  const back = await server.call('POST /remotes/rollback', { token: key, body: { remote: 'gated' } });
  expect(back).toMatchObject({
    status: 422,
    body: { code: 'publish_refused', details: [{ field: 'shell' }] },
  });
  expect(back.body.details?.[0]?.reason).toContain('it leaves something behind');
  expect(await versionFor('gated', 's1')).toBe('1.1.0');
});

test('a version that stands in is live: nobody else may take its address', async () => {
  const key = await keyFor('moved');
  const route = (path: string) => ({ routes: [{ path, access: 'user' as const, title: 'Moved' }] });
  for (const build of [
    buildOf(manifestOf('moved', '1.0.0', route('/old-place'))),
    buildOf(manifestOf('moved', '1.1.0', route('/new-place'))),
  ]) {
    expect((await publishBuild(server, key, build)).status).toBe(200);
    if (build.description.manifest.version === '1.1.0') await say(key, 'moved', build.description.build);
  }
  const taker = buildOf(manifestOf('taker', '1.0.0', route('/old-place')));
  expect(await publishBuild(server, await keyFor('taker'), taker)).toMatchObject({
    status: 422,
    body: { details: [{ field: 'routes', reason: '/old-place belongs to moved 1.0.0' }] },
  });
});

test('only who may publish a remote says how it did, and only of builds that exist', async () => {
  const { key, names } = await published('own', '1.0.0');
  const foreign = await keyFor('other');
  expect((await say(foreign, 'own', names[0])).status).toBe(401);
  expect(await say(key, 'own', 'nothing')).toMatchObject({ status: 422, body: { code: 'unknown_id' } });
  expect(await say(foreign, 'other', 'nothing')).toMatchObject({ status: 404 });
  expect(await versionFor('own', 's1')).toBe('1.0.0');
  const { body } = await server.call('GET /remotes/history', { token: key, query: { remote: 'own' } });
  expect(body.entries.map(({ action }) => action)).toEqual(['remote.published', 'remote.key_created']);
});

test('of older shells the files go, and what was tried with them once nobody can have them open', async () => {
  const { db, files } = server.services;
  const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n));
  const store = (shell: string, name: string) => `_shell/${shell}/${name}`;
  const { names } = await published('long', '1.0.0');
  const older = Array.from({ length: 14 }, (_, n) => `old${n}`);
  const trials = (shells: string[], now: Date) =>
    db.withSystem(
      prepared((trx) =>
        saveTrials(
          trx,
          'long',
          shells.map((shell) => ({ shell, build: names[0]!, passed: false, why: 'no' })),
          { by: 'a pipeline', byDeployment: false, now },
        ),
      ),
    );
  for (const [n, shell] of older.entries()) {
    const integrity = { '/assets/main.0123abcd.js': 'sha384-abc=' };
    await files.put(store(shell, 'assets/main.0123abcd.js'), Buffer.from(shell), 'text/javascript');
    await files.put(store(shell, 'page.txt'), Buffer.from(shell), 'text/plain');
    await files.put(store(shell, 'shell.json'), Buffer.from(JSON.stringify({ integrity })), 'application/json');
    await db.withSystem(
      prepared((trx) =>
        trx
          .insertInto('shell_builds')
          .values({ build: shell, served_at: day(n) })
          .execute(),
      ),
    );
    await trials([shell], day(n));
  }
  await trials(['in advance, long ago'], day(0));
  await trials(['in advance, lately'], day(20));

  const sweep = () => shellSweeper.run({ db, now: day(33), services: server.services, log: server.services.log });
  await sweep();
  // Twice, as each of several servers does.
  await sweep();

  const withFiles: string[] = [];
  for (const shell of older) if (await files.has(store(shell, 'shell.json'))) withFiles.push(shell);
  const shells = await db.readSystem(allShells);
  const newest = shells.slice(0, 10).map(({ build }) => build);
  expect(withFiles).toEqual(older.filter((shell) => newest.includes(shell)));
  expect(withFiles.length).toBeGreaterThan(0);
  expect(await files.has(store('old3', 'assets/main.0123abcd.js'))).toBe(false);
  expect(await files.has(store('old3', 'page.txt'))).toBe(false);
  // Thirty days before the sweep the fourth was given out; by then the first two had been replaced.
  const known = shells.map(({ build }) => build);
  expect(older.filter((shell) => !known.includes(shell))).toEqual(['old0', 'old1']);
  const tried = await db.readSystem(failedTrials);
  const left = tried.filter(({ remote_id }) => remote_id === 'long').map(({ shell }) => shell);
  expect(left.sort()).toEqual([...older.slice(2), 'in advance, lately'].sort());
});

test('the next shell is noted and both are kept, with what is known of them', async () => {
  const { key, names } = await published('seen', '1.0.0');
  await say(key, 'seen', names[0], true);
  layShell('s2');
  const read = async () => {
    clock.ahead += READ_EVERY_MS;
    await server.call('GET /remotes/registry');
    return (await server.call('GET /remotes', { token: key })).body;
  };
  const { shells, remotes } = await read();
  expect(shells.map(({ build }) => build)).toEqual(['s2', 's1']);
  expect(remotes[0]?.trials).toMatchObject([{ shell: 's1', version: '1.0.0', passed: true, why: null }]);
  for (const shell of ['s1', 's2']) {
    const file = await fetch(`${server.url}/remotes/_shell/${shell}/assets/main.0123abcd.js`);
    expect(await file.text()).toBe(`/* ${shell} */`);
    const page = await fetch(`${server.url}/remotes/_shell/${shell}/page.txt`);
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await page.text()).toContain(`<body>${shell}</body>`);
  }
  // Back to the one before: the newest is what is given out.
  layShell('s1');
  expect((await read()).shells.map(({ build }) => build)).toEqual(['s1', 's2']);
});
