import { execFile } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserOptions } from '../fixtures/browser';
import { isOfPlatform1, KeptBuilds, leavesListeners, needsDensity, withoutDensity } from '../fixtures/kept-builds';
import { openSession, signedIn } from '../fixtures/people';
import { publishBuild } from '../fixtures/publish';
import { startServer } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Remotes without a break, which must stay green: `MATRIX_REMOTES=auth,dashboard,invitations,remotes` for all. */
const OTHERS = (process.env.MATRIX_REMOTES ?? '').split(',').filter(Boolean);

interface Cell {
  shell: string;
  remote: string;
  version: string;
  passed: boolean;
  why: string | null;
}

const test = base.extend<{ kept: KeptBuilds }>({
  kept: async ({}, use) => {
    const kept = new KeptBuilds();
    await use(kept);
    kept.remove();
  },
});

const { executablePath = '' } = browserOptions() as { executablePath?: string };
const env = { ...process.env, ...(executablePath && { CHROMIUM_PATH: executablePath }), NO_COLOR: '1' };

/** Runs `npm run matrix` with the builds as they lie there; with a key, as its holder. */
const matrix = (args: string[], key = '') =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const how = { cwd: ROOT, env: { ...env, SLOTWISE_DEPLOY_KEY: key } };
    execFile(process.execPath, ['scripts/run.mjs', 'matrix', ...args], how, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });

test('two shells and three versions of a remote: a break turns exactly its own cells red', async ({ kept }) => {
  const before = kept.keepShell('before', withoutDensity);
  // The newest needs what only the present shell has; the one before it leaves something behind, in any shell.
  kept.keepRemote('roles', '1.1.0', leavesListeners);
  kept.keepRemote('roles', '1.2.0', needsDensity);
  const json = path.join(kept.dir, 'cells.json');
  const only = ['roles', ...OTHERS].flatMap((id) => ['--only', id]);
  const { code, out } = await matrix(['--built', ...only, '--builds', kept.dir, '--json', json]);

  const { cells } = JSON.parse(readFileSync(json, 'utf8')) as { cells: Cell[] };
  const { build } = JSON.parse(readFileSync(path.join(before, 'shell.json'), 'utf8')) as { build: string };
  const nameOf = ({ shell, remote, version }: Cell) =>
    `${remote} ${version}, shell ${shell === build ? 'before' : 'now'}`;
  const red = Object.fromEntries(cells.filter(({ passed }) => !passed).map((cell) => [nameOf(cell), cell.why]));
  expect(cells, out).toHaveLength(6 + 2 * OTHERS.length);
  expect(red).toEqual({
    'roles 1.2.0, shell before': expect.stringContaining('planted: needs platform.density.choose'),
    'roles 1.1.0, shell now': expect.stringContaining('leaves something behind'),
    'roles 1.1.0, shell before': expect.stringContaining('listeners of window resize: 1 more'),
  });
  expect(code).toBe(1);
  expect(out).toContain(`${3 + 2 * OTHERS.length} pairs passed, 3 failed`);
  expect(out.match(/■/g)).toHaveLength(3 + 2 * OTHERS.length);
});

test('a remote of the platform before runs through the adapter, one of a platform to come is refused in words', async ({
  kept,
}) => {
  kept.keepRemote('invitations', '0.9.0', isOfPlatform1, { platform: '^1.0.0' });
  kept.keepRemote('invitations', '2.0.0', '', { platform: '^3.0.0' });
  const json = path.join(kept.dir, 'cells.json');
  const { code, out } = await matrix(['--built', '--only', 'invitations', '--builds', kept.dir, '--json', json]);
  const { cells } = JSON.parse(readFileSync(json, 'utf8')) as { cells: Cell[] };
  const ends = Object.fromEntries(cells.map(({ version, passed, why }) => [version, passed || why]));
  expect(ends, out).toEqual({
    '0.9.0': true,
    '1.0.0': true,
    '2.0.0': expect.stringContaining('It needs platform ^3.0.0; this page offers 2.3.0.'),
  });
  expect(code).toBe(1);
});

test('a permission that the shell does not know is no fault of a manifest, and a manifest that is one is told with its fault', async ({
  kept,
}) => {
  const permission = 'manage_dock_doors';
  const actions = [{ id: 'doors', label: 'Dock doors', href: '/invitations', icon: 'box', permission }];
  kept.keepRemote('invitations', '1.1.0', '', { actions, permissions: ['view_invitations', permission] });
  kept.keepRemote('invitations', '1.2.0', '', { scopes: ['everything'] });
  const json = path.join(kept.dir, 'cells.json');
  const { out } = await matrix(['--built', '--only', 'invitations', '--builds', kept.dir, '--json', json]);
  const { cells } = JSON.parse(readFileSync(json, 'utf8')) as { cells: Cell[] };
  const ends = Object.fromEntries(cells.map(({ version, passed, why }) => [version, passed || why]));
  expect(ends, out).toEqual({
    '1.0.0': true,
    '1.1.0': true,
    '1.2.0': expect.stringContaining(
      'the shell shows no page at /invitations (it reported load_failed: Its manifest is not valid: /scopes/0 must match pattern',
    ),
  });
});

test('a deployment serves no pair that failed: the shell before gets an older version than the one now', async ({
  kept,
  browser,
  request,
  guard,
}) => {
  const shell = path.join(kept.dir, 'given-out');
  cpSync(kept.keepShell('before', withoutDensity), shell, { recursive: true });
  const email = 'owner@harborline.example';
  const server = await startServer({ SHELL_DIR: shell, REMOTES_DIR: '', DEPLOYMENT_ADMINS: email });
  try {
    const tokens = await openSession(request, server.url, { email, password: 'slotwise-demo' });
    await publishBuild(server.url, tokens.access_token, kept.keepRemote('roles', '1.1.0'));
    await publishBuild(server.url, tokens.access_token, kept.keepRemote('roles', '1.2.0', needsDensity));
    const { code, out } = await matrix(['--built', '--next', '--server', server.url], tokens.access_token);
    expect(out).toContain('3 pairs passed, 1 failed; 2 do not exist, because not every remote has three versions.');
    expect(code).toBe(1);

    const context = await signedIn(browser, server.url, tokens);
    guard.watch(context);
    const page = await context.newPage();
    const heading = new Frame(page).heading('Role & Permission Management');
    const shown = async () => {
      await page.goto('/roles');
      await expect(heading).toBeVisible();
      const registry = await page.locator('#slotwise-registry').textContent();
      return /"id":"roles","version":"([^"]+)"/.exec(registry ?? '')?.[1];
    };
    expect(await shown()).toBe('1.1.0');

    // The next shell is given out: with that the newest version passed. The page must not fetch its later files meanwhile.
    await page.goto('about:blank');
    const dist = path.join(ROOT, 'packages/shell/dist');
    for (const name of readdirSync(shell)) rmSync(path.join(shell, name), { recursive: true });
    cpSync(dist, shell, { recursive: true });
    expect(await shown()).toBe('1.2.0');
    await context.close();
  } finally {
    await server.stop();
  }
});
