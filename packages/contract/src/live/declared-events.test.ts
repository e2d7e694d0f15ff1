import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from './catalogue';

const packages = join(__dirname, '../../..');
const { system: _system, ...channels } = EVENTS;
const sent: ReadonlySet<string> = new Set(Object.values(channels).flatMap((byName) => Object.keys(byName)));

/** Names of events that a source adds to the interfaces of live events (`declare module` of a remote). */
const declaredIn = (source: string): string[] =>
  [...source.matchAll(/declare module[^{]*\{([\s\S]*?)\n\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/interface (?:User|Company|Wms)LiveEvents\s*\{([^}]*)\}/g)].flatMap(([, members = '']) =>
      [...members.matchAll(/(?:^|[;{\n])\s*(?:readonly )?([A-Z]\w+)\??:/g)].map(([, name = '']) => name),
    ),
  );

/** Names of events that a source of reactions reacts to: its keys that begin as events do. */
const reactedToIn = (source: string): string[] =>
  /\bReactions\b.* from '@slotwise\/shared\/remote'/.test(source)
    ? [
        ...source
          .replace(/^import [\s\S]*?;$/gm, '')
          .replace(/declare module[^{]*\{[\s\S]*?\n\}/g, '')
          .matchAll(/(?:^|[{,])\s*(?:async )?([A-Z]\w*[a-z]\w*)(?=[:(,])/gm),
      ].map(([, name = '']) => name)
    : [];

interface Source {
  file: string;
  source: string;
}
/** Complaints about events of sources that are not in the contract, and about those declared although they are. */
const complaints = (sources: readonly Source[]): string[] => [
  ...new Set(
    sources.flatMap(({ file, source }) => [
      ...declaredIn(source).map((event) =>
        sent.has(event)
          ? `${file} declares ${event}, which the contract has: its declaration goes`
          : `${file} declares ${event}, which nobody sends: the contract has no event of that name`,
      ),
      ...reactedToIn(source).flatMap((event) =>
        sent.has(event)
          ? []
          : [`${file} reacts to ${event}, which nobody sends: the contract has no event of that name`],
      ),
    ]),
  ),
];

const sources = readdirSync(packages).flatMap((name) => {
  const folder = join(packages, name, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => ({ file: join(name, 'src', file), source: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ file, source }) => source.includes('LiveEvents') || /-remote\//.test(file));
});

test('every event that a remote declares or reacts to is sent by somebody, and declared once', () => {
  expect(complaints(sources)).toEqual([]);
});

test('the reactions of all remotes are looked at', () => {
  const found = new Set(sources.filter(({ source }) => reactedToIn(source).length > 0).map(({ file }) => file));
  const files = sources.map(({ file }) => file).filter((file) => /-remote\/src\/reactions\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !found.has(file))).toEqual([]);
});

test('an event that nobody sends is found, declared or reacted to, and one that the contract has by now', () => {
  const template = join(packages, 'tooling/new-remote/template/src/reactions.ts.tmpl');
  expect(existsSync(template)).toBe(true);
  const made = (name: string) => readFileSync(template, 'utf8').replaceAll('__Pascal__', name);
  expect(complaints([{ file: 'waves', source: made('Wave') }])).toEqual([
    'waves declares WaveChanged, which nobody sends: the contract has no event of that name',
    'waves reacts to WaveChanged, which nobody sends: the contract has no event of that name',
  ]);
  expect(complaints([{ file: 'orders', source: made('Order') }])).toEqual([
    'orders declares OrderChanged, which the contract has: its declaration goes',
  ]);
  const spread =
    "import type { Reactions } from '@slotwise/shared/remote';\nconst more: Reactions['company'] = {\n  OrderChanged,\n  async WaveMoved(data, { cache }) {},\n};";
  expect(complaints([{ file: 'more', source: spread }])).toEqual([
    'more reacts to WaveMoved, which nobody sends: the contract has no event of that name',
  ]);
});
