import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}
interface Step {
  name: string;
  run(): Promise<Result>;
}

// The tests are run by JavaScript.
const { keepsProof, sinceProven } = jest.requireActual<{
  keepsProof(step: Step, root: string): Step;
  sinceProven(root: string): string[];
}>('../../../scripts/proven-units.mjs');

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', 'More');
  return git('rev-parse', 'HEAD');
};
const run = (failed = 0) =>
  keepsProof(
    { name: 'unit tests', run: () => Promise.resolve({ passed: 5, failed, skipped: 0, output: '' }) },
    root,
  ).run();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slotwise-proof-'));
  git('init', '-q');
  write('.gitignore', 'node_modules\n');
  write('packages/one/src/a.ts', '1');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

test('after all have passed, only those run that a change reaches', async () => {
  expect(sinceProven(root)).toEqual([]);
  await run();
  const proven = git('rev-parse', 'HEAD');
  const since = [`--changedSince=${proven}`, '--passWithNoTests'];
  expect(sinceProven(root)).toEqual(since);
  write('packages/one/src/b.ts', '2');
  expect(sinceProven(root)).toEqual(since);
  commit();
  expect(sinceProven(root)).toEqual(since);
});

test('a file whose reach nobody knows lets all run, committed or not', async () => {
  await run();
  write('package.json', '{}');
  expect(sinceProven(root)).toEqual([]);
  commit();
  expect(sinceProven(root)).toEqual([]);
});

test('nothing is proven by a failure, nor while something is not committed', async () => {
  await run(1);
  expect(sinceProven(root)).toEqual([]);
  write('packages/one/src/b.ts', '2');
  await run();
  expect(sinceProven(root)).toEqual([]);
});

test('a commit that is gone proves nothing', async () => {
  await run();
  write('node_modules/.cache/verify/unit-tests', '0'.repeat(40));
  expect(sinceProven(root)).toEqual([]);
});
