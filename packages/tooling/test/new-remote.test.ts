import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const needed = ['contract', 'shared', 'tooling'];
let workspace: string;
let remote: string;

/** Sources are copied, dependencies are linked: the installed ones serve the copy as well. */
function copyWorkspace(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'slotwise-new-remote-')));
  for (const file of ['package.json', 'tsconfig.json', 'pnpm-workspace.yaml', 'jest.config.mjs', '.oxfmtrc.json']) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  const notBuilt = (file: string) => !/[\\/](dist|\.cache|\.turbo)$/.test(file);
  const keepLinks = { recursive: true, verbatimSymlinks: true, filter: notBuilt };
  for (const name of needed) cpSync(path.join(root, 'packages', name), path.join(copy, 'packages', name), keepLinks);
  for (const name of ['docs', 'scripts']) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@slotwise' || name.startsWith('.cache')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  return copy;
}

const run = (cwd: string, ...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
};

beforeAll(() => {
  workspace = copyWorkspace();
  const script = `import('${path.join(workspace, 'scripts/new-remote.mjs')}').then((m) => m.writeRemote('pick-waves'))`;
  run(workspace, '--eval', script);
  remote = path.join(workspace, 'packages/pick-waves-remote');
  // A new remote has the dependencies of every remote.
  cpSync(path.join(root, 'packages/invitations-remote/node_modules'), path.join(remote, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.cache'),
  });
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test('fills in its name everywhere', () => {
  const names = readdirSync(remote, { recursive: true, encoding: 'utf8' }).filter((f) => !f.startsWith('node_modules'));
  expect(names).toContain(path.join('src', 'features', 'pick-waves', 'pick-waves-page.tsx'));
  for (const name of names.filter((file) => /\.(tsx?|json|mjs|md)$/.test(file))) {
    expect(`${name}: ${readFileSync(path.join(remote, name), 'utf8')}`).not.toMatch(/__(id|Name|Pascal)__/);
  }
});

test('depends on nothing that other remotes do not depend on', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(remote, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    expect(existsSync(path.join(remote, 'node_modules', name))).toBe(true);
  }
});

test('is refused when the name is none or is taken', () => {
  const attempt = (name: string) => () =>
    run(workspace, '--eval', `import('./scripts/new-remote.mjs').then((m) => m.writeRemote(${JSON.stringify(name)}))`);
  expect(attempt('Pick Waves')).toThrow('in lower case with dashes');
  expect(attempt('../x')).toThrow('in lower case with dashes');
  expect(attempt('pick-waves')).toThrow('is there already');
});

/** That it builds and runs is tried in a browser: `e2e/specs/new-remote.spec.ts`. */
test('as the guide changes it, type-checks and passes its own tests', () => {
  const apply = `import('./scripts/suite/guide.mjs').then((m) => m.applyGuide(${JSON.stringify(remote)}))`;
  run(workspace, '--eval', apply);
  run(workspace, 'packages/tooling/words/main.mjs');
  run(workspace, 'packages/tooling/node_modules/typescript-7/bin/tsc', '-p', remote);
  run(workspace, 'node_modules/jest/bin/jest.js', '-c', path.join(remote, 'jest.config.mjs'));
}, 240_000);
