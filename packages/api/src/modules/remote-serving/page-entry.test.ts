import type { RegistryEntry } from '@slotwise/contract';
import { pageEntry } from './page-entry';

const folder = '/remotes/roles/b1/';
const js = (sync: string[], async: string[] = []) => ({ js: { sync, async }, css: { sync: [], async: [] } });
const names = [
  ...['remoteEntry.1.js', 'app.1.js', 'dialog.1.js', 'board.1.js', 'people.1.js', 'words-de-json.1a.js'],
  ...['some-worker.0123abcd.js', 'reader.0123abcd.wasm'],
  ...['parcel.1.js', 'react.1.js', 'copy.1.js', 'mf-manifest.json'],
];
const entry = {
  id: 'roles',
  entry: `${folder}mf-manifest.json`,
  preload: [`${folder}remoteEntry.1.js`, `${folder}app.1.js`],
  integrity: Object.fromEntries(names.map((name) => [folder + name, `sha256-${name}`])),
  mfManifest: {
    name: 'slotwise_roles',
    screens: { '/roles': ['board.1.js'] },
    exposes: [
      { path: './app', assets: js(['app.1.js'], ['dialog.1.js', 'copy.1.js']) },
      { path: './people', assets: js(['people.1.js']) },
      { path: './parcel', assets: js(['parcel.1.js'], ['copy.1.js']) },
    ],
    shared: [{ name: 'react', version: '19.0.0', assets: js(['react.1.js'], ['copy.1.js']) }],
  },
} as unknown as RegistryEntry;

const hashed = ({ integrity }: RegistryEntry) => Object.keys(integrity).map((file) => file.slice(folder.length));

test('a page whose shell offers all that a build shares carries no hash of its copies', () => {
  const short = pageEntry(entry, new Set(['react']));
  expect(hashed(short)).toEqual(names.slice(0, 8));
  expect(short.integrity[`${folder}board.1.js`]).toBe('sha256-board.1.js');
  expect(short.mfManifest).toEqual({
    name: 'slotwise_roles',
    screens: { '/roles': ['board.1.js'] },
    exposes: [
      { path: './app', assets: js(['app.1.js'], ['dialog.1.js']) },
      { path: './people', assets: js(['people.1.js']) },
    ],
    shared: [{ name: 'react', version: '19.0.0', assets: js([]) }],
  });
});

test.each([
  ['the shell does not offer all of it', entry, []],
  ['it is kept apart', { ...entry, isolated: true }, ['react']],
  ['its files are not named', { ...entry, mfManifest: null }, ['react']],
] as const)('an entry stays whole where %s', (_, whole, offered) => {
  expect(pageEntry(whole, new Set(offered))).toBe(whole);
});
