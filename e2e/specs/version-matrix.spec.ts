import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserOptions } from '../fixtures/browser';
import { KeptBuilds, leavesListeners, needsDensity, withoutDensity } from '../fixtures/kept-builds';
import { expect, test as base } from '../fixtures/test';

const ROOT = path.resolve(import.meta.dirname, '../..');

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

/** Runs `npm run matrix` with the builds as they lie there. */
const matrix = (...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'matrix', ...args], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });

test('two shells and three versions of two remotes: a break turns exactly its own cells red', async ({ kept }) => {
  const before = kept.keepShell('before', withoutDensity);
  // The newest needs what only the present shell has; the one before it leaves something behind, in any shell.
  kept.keepRemote('roles', '1.1.0');
  kept.keepRemote('roles', '1.2.0', needsDensity);
  kept.keepRemote('invitations', '1.1.0', leavesListeners);
  kept.keepRemote('invitations', '1.2.0');
  const json = path.join(kept.dir, 'cells.json');
  const only = ['--only', 'roles', '--only', 'invitations'];
  const { code, out } = await matrix('--built', ...only, '--builds', kept.dir, '--json', json);

  const { cells } = JSON.parse(readFileSync(json, 'utf8')) as { cells: Cell[] };
  const { build } = JSON.parse(readFileSync(path.join(before, 'shell.json'), 'utf8')) as { build: string };
  const nameOf = ({ shell, remote, version }: Cell) =>
    `${remote} ${version}, shell ${shell === build ? 'before' : 'now'}`;
  const red = Object.fromEntries(cells.filter(({ passed }) => !passed).map((cell) => [nameOf(cell), cell.why]));
  expect(cells, out).toHaveLength(12);
  expect(red).toEqual({
    'roles 1.2.0, shell before': expect.stringContaining('planted: needs platform.density.choose'),
    'invitations 1.1.0, shell now': expect.stringContaining('leaves something behind'),
    'invitations 1.1.0, shell before': expect.stringContaining('listeners of window resize: 1 more'),
  });
  expect(code).toBe(1);
  expect(out).toContain('9 pairs passed, 3 failed.');
  expect(out.match(/■/g)).toHaveLength(9);
});
