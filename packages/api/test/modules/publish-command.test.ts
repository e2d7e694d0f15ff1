import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { buildOf, manifestOf, publishBuild, type Build } from './remote-build';

let server: TestServer;
let data: string;
let admin: Person;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-publishing-'));
  server = await startServer({ FILES_URL: join(data, 'assets') });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
  await publishBuild(server, await keyFor('alpha'), buildOf(manifestOf('alpha', '1.0.0')));
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const keyFor = async (remote: string) =>
  (await server.call('POST /remotes/keys', { token: admin.token, body: { remote, name: 'Pipeline' } })).body.secret;
const versionOf = async (remote: string) =>
  (await server.call('GET /remotes/registry')).body.remotes.find(({ id }) => id === remote)?.version;

test('what lies in the folder is live before anybody opened a page, and what was live before the first publish', async () => {
  const dist = join(data, 'folder/alpha-remote/dist');
  const { description, files } = buildOf(manifestOf('alpha', '1.0.0'));
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  await writeFile(join(dist, 'slotwise.json'), JSON.stringify(description));
  const own = await startServer({ FILES_URL: join(data, 'assets3'), REMOTES_DIR: join(data, 'folder') });
  try {
    const owner = await signUp(own.call);
    own.services.config.deploymentAdmins.push(owner.email);
    const make = async (remote: string) =>
      (await own.call('POST /remotes/keys', { token: owner.token, body: { remote, name: 'CI' } })).body.secret;
    const routes = [{ path: '/alpha', access: 'user' as const, title: 'Mine' }];
    const other = await publishBuild(own, await make('other'), buildOf(manifestOf('other', '1.0.0', { routes })));
    expect(other).toMatchObject({ status: 422, body: { details: [{ reason: '/alpha belongs to alpha 1.0.0' }] } });
    const key = await make('alpha');
    await publishBuild(own, key, buildOf(manifestOf('alpha', '1.1.0')));
    const back = await own.call('POST /remotes/rollback', { token: key, body: { remote: 'alpha' } });
    expect(back.body.remote.live?.version).toBe('1.0.0');
  } finally {
    await own.close();
  }
});

describe('the command', () => {
  const script = join(__dirname, '../../../../scripts/run.mjs');
  const run = (args: string[], key: string) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, [script, 'remote', ...args, '--server', server.url], {
        env: { ...process.env, SLOTWISE_DEPLOY_KEY: key },
      });
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
      child.on('close', (code) => resolve({ code, out }));
    });
  const lay = async (build: Build) => {
    const dist = await mkdtemp(join(data, 'dist-'));
    for (const [file, text] of Object.entries(build.files)) await writeFile(join(dist, file), text);
    await writeFile(join(dist, 'slotwise.json'), JSON.stringify(build.description));
    const { accessibility, build: name } = build.description;
    // As a machine with a browser would have found it.
    await writeFile(join(dist, 'checked.json'), JSON.stringify({ build: name, accessibility, cells: [] }));
    return dist;
  };
  const publish = (remote: string, dist: string, key: string, ...more: string[]) =>
    run(['publish', remote, '--dist', dist, '--checked', join(dist, 'checked.json'), ...more], key);

  test('publishes a build, as a canary too, promotes, rolls back and lists', async () => {
    const key = await keyFor('shipped');
    const first = await lay(buildOf(manifestOf('shipped', '1.0.0')));
    expect(await publish('shipped', first, key)).toMatchObject({ code: 0 });
    expect(await versionOf('shipped')).toBe('1.0.0');
    const second = await lay(buildOf(manifestOf('shipped', '1.1.0')));
    expect((await publish('shipped', second, key, '--canary', '5')).out).toContain('canary 1.1.0 for 5 %');
    expect((await run(['promote', 'shipped'], key)).code).toBe(0);
    expect(await versionOf('shipped')).toBe('1.1.0');
    expect((await run(['rollback', 'shipped'], key)).code).toBe(0);
    const { out } = await run(['list'], key);
    expect(out).toContain('shipped: 1.0.0 for everybody');
    expect(out).toContain('versions: 1.1.0, 1.0.0');
    expect(out).toContain('not checked with the current shell: 1.1.0, 1.0.0');
    const { body } = await server.call('GET /remotes', { token: key });
    const build = body.remotes[0]?.versions.find(({ version }) => version === '1.1.0')?.build ?? '';
    await server.services.db.withSystem(
      prepared((trx) => trx.insertInto('shell_builds').values({ build: 's1', served_at: new Date() }).execute()),
    );
    await server.call('POST /remotes/promote', { token: key, body: { remote: 'shipped', version: '1.1.0' } });
    const trials = [{ shell: 's1', build, passed: false, why: 'it left a timer' }];
    await server.call('POST /remotes/trials', { token: key, body: { remote: 'shipped', trials } });
    const after = (await run(['list'], key)).out;
    expect(after).toContain('checked by their publisher alone: 1.1.0\n');
    expect(after).toContain('not checked with the current shell: 1.0.0\n');
    expect(after).toContain(
      'pages and portals (shell s1) get\n    everybody: 1.0.0 instead of 1.1.0, which failed with this shell: it left a timer',
    );
    expect((await run(['promote', 'shipped', '--version', '7.0.0'], key)).out).toContain(
      'version: shipped has no version 7.0.0, but 1.1.0, 1.0.0',
    );
  });

  test('publishes into a channel, lets a tenant follow it, rolls it back and promotes it', async () => {
    const key = await keyFor('followed');
    const [first, second] = [
      await lay(buildOf(manifestOf('followed', '1.0.0'))),
      await lay(buildOf(manifestOf('followed', '1.1.0'))),
    ];
    await publish('followed', first, key);
    const refused = await publish('followed', second, key, '--channel', 'beta', '--canary', '5');
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('leave out --canary, or --channel beta')]);
    expect((await publish('followed', second, key, '--channel', 'beta')).out).toContain('channel beta: 1.1.0, 0 loads');
    expect(await versionOf('followed')).toBe('1.0.0');
    const tenant = ['--tenant', admin.tenantId];
    expect((await run(['pin', 'followed', ...tenant], key)).out).toContain('Give --version or --channel');
    const follows = await run(['pin', 'followed', ...tenant, '--channel', 'beta'], key);
    expect(follows.out).toMatch(new RegExp(`followed by .+ \\(${admin.tenantId}\\)`));
    const back = await run(['rollback', 'followed', '--channel', 'beta'], key);
    expect(back.out).toMatch(/channel beta: nothing released\n +followed by .*; they get 1\.0\.0/);
    await publish('followed', second, key, '--channel', 'beta');
    const promoted = await run(['promote', 'followed', '--channel', 'beta'], key);
    expect(promoted.out).toContain('followed: 1.1.0 for everybody');
    expect(await versionOf('followed')).toBe('1.1.0');
    const canary = await run(['canary', 'followed', '--percent', '5', '--version', '1.0.0', '--channel', 'beta'], key);
    expect([canary.code, canary.out]).toEqual([1, expect.stringContaining('a canary is of what everybody gets')]);
    expect((await run(['unpin', 'followed', ...tenant], key)).out).not.toContain('channel');
  });

  test('says in words why it was refused, with every name', async () => {
    const key = await keyFor('clash');
    const routes = [{ path: '/alpha', access: 'user' as const, title: 'Mine' }];
    const dist = await lay(buildOf(manifestOf('clash', '1.0.0', { routes })));
    const { code, out } = await publish('clash', dist, key);
    expect([code, out]).toEqual([1, expect.stringContaining('routes: /alpha belongs to alpha 1.0.0')]);
    expect((await run(['publish', 'clash', '--dist', data], key)).out).toContain('is that the folder of a build?');
    expect((await run(['list'], '')).out).toContain('SLOTWISE_DEPLOY_KEY is not set');
    expect(spawnSync(process.execPath, [script, 'remote']).stderr.toString()).toContain('publish <name>');
  });

  test('refuses what a browser found on its screens, and a result that is of another build', async () => {
    const key = await keyFor('unlabelled');
    const build = buildOf(manifestOf('unlabelled', '1.0.0'));
    const dist = await lay(build);
    const violations = [
      { rule: 'button-name', help: 'Buttons must have discernible text', element: 'button <button>' },
    ];
    const accessibility = { engine: 'axe-core 4.14.1', screens: [{ path: '/unlabelled', violations }] };
    const write = (result: object) => writeFile(join(dist, 'checked.json'), JSON.stringify(result));
    await write({ build: build.description.build, accessibility, cells: [] });
    const { code, out } = await publish('unlabelled', dist, key);
    expect([code, out]).toEqual([1, expect.stringContaining('button-name at /unlabelled: button <button>')]);
    await write({ build: 'another', accessibility: build.description.accessibility, cells: [] });
    expect((await publish('unlabelled', dist, key)).out).toContain('is not the result of this build');
    const unchecked = { ...build.description, accessibility: undefined };
    const refused = await server.call('POST /remotes/versions', { token: key, body: unchecked });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'publish_refused', details: [{ field: 'accessibility' }] },
    });
    const found = await server.call('POST /remotes/versions', {
      token: key,
      body: { ...build.description, accessibility },
    });
    expect(found.body.details?.[0]?.reason).toContain('button-name at /unlabelled');
    expect(await versionOf('unlabelled')).toBeUndefined();
  });
});
