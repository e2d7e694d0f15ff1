import { readFileSync } from 'node:fs';
import path from 'node:path';

const lockfile = readFileSync(path.resolve(__dirname, '../../../pnpm-lock.yaml'), 'utf8');

/** Names of all packages that the lockfile knows, once each. */
const names = [...new Set([...lockfile.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@/gm)].map(([, name = '']) => name))];

/** Tools come as one binary for each system, and the lockfile has been seen with those of the system that wrote it alone. */
const families = [
  ...new Set(names.filter((name) => name.includes('linux')).map((name) => name.slice(0, name.indexOf('linux')))),
];

/** On Windows it is a part of sharp itself. */
const WITHIN_ON_WINDOWS = ['@img/sharp-libvips-'];

test('there are tools with binaries', () => expect(families).toContain('@swc/core-'));

test.each(families)('%s is there for Linux, macOS and Windows', (family) => {
  expect(names.some((name) => name.startsWith(`${family}darwin`))).toBe(true);
  const windows = WITHIN_ON_WINDOWS.includes(family) ? '@img/sharp-win' : `${family}win`;
  expect(names.some((name) => name.startsWith(windows))).toBe(true);
});

test('an installation warns of no build script: it is known that those which it passes over are not needed', () => {
  const read = (file: string) => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
  const { ignoredBuilds = [] } = JSON.parse(read('node_modules/.modules.yaml')) as { ignoredBuilds?: string[] };
  const [, listed = ''] = /^ignoredBuiltDependencies:\n((?: {2}- .*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const known = [...listed.matchAll(/- '?([^'\n]+)/g)].map(([, name]) => name);
  expect(known).toContain('esbuild');
  expect(
    ignoredBuilds.map((each) => each.slice(0, each.lastIndexOf('@'))).filter((name) => !known.includes(name)),
  ).toEqual([]);
});
