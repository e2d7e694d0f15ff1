import { firstScreens } from './first-screen';

const files = ['mf-manifest.json', 'remoteEntry.1.js', 'app.2.js', 'app.3.css', 'later.4.js'];
const described = (preload: string[] = []) => ({
  entry: 'mf-manifest.json',
  integrity: Object.fromEntries(files.map((file) => [file, 'sha384-abc='])),
  preload,
});
const manifest = (app: object, path = '') => ({
  metaData: { remoteEntry: { name: 'remoteEntry.1.js', path } },
  exposes: [
    { path: './parcel', assets: { js: { sync: ['later.4.js'] } } },
    { path: './app', assets: app },
  ],
});

test('the first screen is the remote entry and what ./app loads with it, whatever the description says', () => {
  const app = { js: { sync: ['app.2.js'], async: ['later.4.js'] }, css: { sync: ['app.3.css'] } };
  expect(firstScreens(manifest(app), described())).toEqual([['remoteEntry.1.js', 'app.2.js', 'app.3.css']]);
});

test('what the description loads ahead counts too, and nothing counts twice', () => {
  const app = { js: { sync: ['app.2.js'] }, css: { async: ['app.3.css'] } };
  expect(firstScreens(manifest(app), described(['app.2.js', 'later.4.js']))).toEqual([
    ['remoteEntry.1.js', 'app.2.js', 'later.4.js'],
  ]);
});

test('each screen that is loaded on its own counts with what every screen needs', () => {
  const app = { js: { sync: ['app.2.js'] }, css: { async: ['app.3.css'] } };
  const screens = { '/slotting': ['later.4.js'], '/inventory': [] };
  expect(firstScreens({ ...manifest(app), screens }, described())).toEqual([
    ['remoteEntry.1.js', 'app.2.js', 'later.4.js'],
    ['remoteEntry.1.js', 'app.2.js'],
  ]);
});

test('a script or style that the manifest does not name for later counts, however little it says', () => {
  const others = [
    'shared.5.js',
    'screen.6.js',
    'hidden.7.js',
    'hidden.8.css',
    'picture.9.png',
    'x-worker.0123abcd.js',
    'x.wasm',
  ];
  const integrity = Object.fromEntries([...files, ...others].map((file) => [file, 'sha384-abc=']));
  const mfManifest = {
    ...manifest({ js: { sync: [], async: [] }, css: { async: ['app.3.css'] } }),
    shared: [{ assets: { js: { async: ['shared.5.js'] } } }],
    screens: { '/slotting': ['screen.6.js'], '/inventory': [] },
  };
  expect(firstScreens(mfManifest, { ...described(), integrity })).toEqual([
    ['remoteEntry.1.js', 'app.2.js', 'hidden.7.js', 'hidden.8.css', 'screen.6.js'],
    ['remoteEntry.1.js', 'app.2.js', 'hidden.7.js', 'hidden.8.css'],
  ]);
});

test('lists that are none name nothing for later', () => {
  const strange = { ...manifest({ js: { sync: 5, async: 'app.2.js' }, css: null }), shared: [null, { assets: 7 }] };
  expect(firstScreens(strange, described())).toEqual([['remoteEntry.1.js', 'app.2.js', 'app.3.css']]);
});

test('a remote entry may lie in a folder', () => {
  const inFolder = { ...described(), integrity: { 'js/remoteEntry.1.js': 'sha384-abc=' } };
  for (const path of ['js', 'js/']) {
    expect(firstScreens(manifest({}, path), inFolder)).toEqual([['js/remoteEntry.1.js']]);
  }
});

test.each([
  ['no object', null],
  ['no remote entry', { ...manifest({}), metaData: {} }],
  ['nothing exposed', { ...manifest({}), exposes: undefined }],
  ['something else exposed', { ...manifest({}), exposes: [{ path: './parcel' }] }],
  ['nothing in its list', { ...manifest({}), exposes: [null] }],
  ['a file that the build does not have', manifest({ js: { sync: ['missing.js'] } })],
  ['a screen of a file that the build does not have', { ...manifest({}), screens: { '/slotting': ['missing.js'] } }],
  ['a file named like a property of every object', manifest({ js: { sync: ['constructor'] } })],
])('a manifest of modules with %s is refused', (_, mfManifest) => {
  expect(() => firstScreens(mfManifest, described())).toThrow(expect.objectContaining({ code: 'publish_refused' }));
});
