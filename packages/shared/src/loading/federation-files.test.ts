import { aManifest, anEntry } from '../testing';
import { firstFiles, laterFiles, translationFiles } from './federation-files';
import { markUnchecked } from './unchecked';

const folder = '/remotes/roles/build1/';
const files = (sync: string[], async: string[]) => ({ assets: { js: { sync, async } } });
const mfManifest = {
  exposes: [
    { path: './app', ...files(['app.js'], ['dialog.js', 'react.js']) },
    { path: './parcel', ...files(['parcel.js'], ['dialog.js', 'react.js']) },
  ],
  shared: [files(['react.js'], [])],
};
const entry = {
  ...anEntry(aManifest({ id: 'roles' })),
  mfManifest,
  preload: [`${folder}remoteEntry.1.js`, `${folder}app.js`],
};
const names = (urls: string[]) => urls.map((url) => new URL(url).pathname.replace(folder, ''));

test('a first screen needs what the build says; in a page of a partner what Module Federation says', () => {
  expect(names(firstFiles(entry, './app'))).toEqual(['remoteEntry.1.js', 'app.js']);
  expect(names(firstFiles(entry, './parcel'))).toEqual(['remoteEntry.1.js', 'parcel.js']);
});

test('where the first screen is known, its own files come at the same time, and those of no other', () => {
  const screens = { '/roles': ['board.js'], '/roles/matrix': ['matrix.js'] };
  const lazy = { ...entry, mfManifest: { ...mfManifest, screens } };
  expect(names(firstFiles(lazy, './app', '/roles/r-1'))).toEqual(['remoteEntry.1.js', 'app.js', 'board.js']);
  expect(names(firstFiles(lazy, './parcel', '/roles/matrix'))).toEqual(['remoteEntry.1.js', 'parcel.js', 'matrix.js']);
  expect(names(firstFiles(lazy, './app'))).toEqual(['remoteEntry.1.js', 'app.js']);
});

test('later come the files of later screens; copies of what the page shares only where nothing is shared', () => {
  expect(names(laterFiles(entry, './app'))).toEqual(['dialog.js']);
  expect(names(laterFiles(entry, './parcel'))).toEqual(['dialog.js', 'react.js']);
  expect(laterFiles({ ...entry, mfManifest: null }, './app')).toEqual([]);
});

test('words come in the reader’s language alone; those of shared parts only where nothing is shared', () => {
  const words = ['words-de-json.0a1b.js', 'words-fr-json.2c3d.js', 'shared-words-de-json.4e5f.js'];
  const translated = {
    ...entry,
    integrity: Object.fromEntries(words.map((file) => [folder + file, 'sha384-x'])),
    mfManifest: { ...mfManifest, exposes: [{ path: './app', ...files(['app.js'], ['dialog.js', ...words]) }] },
  };
  expect(names(translationFiles(translated, './app', 'de-AT'))).toEqual(['words-de-json.0a1b.js']);
  expect(names(translationFiles(translated, './parcel', 'de'))).toEqual([words[0], words[2]]);
  expect(translationFiles(translated, './app', 'en-GB')).toEqual([]);
  expect(translationFiles(translated, './app', 'es')).toEqual([]);
  expect(names(laterFiles(translated, './app'))).toEqual(['dialog.js']);
});

test('of a developer’s own build only its manifest is known', () => {
  const own = { ...entry };
  markUnchecked(own);
  expect(names(firstFiles(own, './app'))).toEqual(['mf-manifest.json']);
});
