import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** `a/{b,c}` as `a/b` and `a/c`. */
const spread = (name: string): string[] => {
  const [, before = '', list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return list === undefined ? [name] : list.split(',').map((one) => before + one + after);
};
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => spread(name));

/** Tests that stand in the last column of the table, and those that are named by their folder in the text. */
const named = new Set([
  ...page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => quoted(line.split('|').at(-2) ?? '')),
  ...quoted(page).filter((name) => /^(?:modules|embedded|postgres|e2e\/specs)\/[\w-]+$/.test(name)),
]);

const places = (name: string) => [
  `packages/api/test/${name}.test.ts`,
  `packages/api/${name}.test.ts`,
  `${name}.spec.ts`,
  name,
];

test('every test that the page on security names is there', () => {
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((name) => !places(name).some((path) => existsSync(join(root, path))))).toEqual([]);
});
