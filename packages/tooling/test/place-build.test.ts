import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slotwise-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, files: Record<string, string>) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, name, file), text);
};
const filesOf = (name: string) =>
  Object.fromEntries(
    readdirSync(path.join(folder, name)).map((file) => [file, readFileSync(path.join(folder, name, file), 'utf8')]),
  );
/** Places `build` in `dist` while `publish`, source code, runs. @returns what that printed */
const placeWhile = (publish: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { placeWhile } from './scripts/suite/build-remote.mjs';
       import { readdirSync } from 'node:fs';
       const [build, dist] = ['build', 'dist'].map((name) => ${JSON.stringify(folder)} + '/' + name);
       await placeWhile(build, dist, ${publish}).catch((error) => console.log(error.message));`,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );

const BEFORE = { 'slotwise.json': 'before', 'app.1.js': 'before' };
const AFTER = { 'slotwise.json': 'after', 'app.2.js': 'after' };

test('a build that is published takes the place of the one before', () => {
  write('dist', BEFORE);
  write('build', AFTER);
  expect(placeWhile(`async () => console.log(readdirSync(dist).sort().join())`)).toBe('app.2.js,slotwise.json\n');
  expect(filesOf('dist')).toEqual(AFTER);
});

test('where publishing it is refused, the one before comes back', () => {
  write('dist', BEFORE);
  write('build', AFTER);
  expect(placeWhile(`async () => { throw new Error('refused'); }`)).toBe('refused\n');
  expect(filesOf('dist')).toEqual(BEFORE);
});
