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
