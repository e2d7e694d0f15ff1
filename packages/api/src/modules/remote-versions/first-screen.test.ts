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
  const app = { js: { sync: ['app.2.js'] } };
  expect(firstScreens(manifest(app), described(['app.2.js', 'later.4.js']))).toEqual([
    ['remoteEntry.1.js', 'app.2.js', 'later.4.js'],
  ]);
});

test('each screen that is loaded on its own counts with what every screen needs', () => {
  const app = { js: { sync: ['app.2.js'] } };
  const screens = { '/slotting': ['later.4.js'], '/inventory': [] };
  expect(firstScreens({ ...manifest(app), screens }, described())).toEqual([
    ['remoteEntry.1.js', 'app.2.js', 'later.4.js'],
    ['remoteEntry.1.js', 'app.2.js'],
  ]);
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
  ['a file that the build does not have', manifest({ js: { sync: ['missing.js'] } })],
  ['a screen of a file that the build does not have', { ...manifest({}), screens: { '/slotting': ['missing.js'] } }],
  ['a file named like a property of every object', manifest({ js: { sync: ['constructor'] } })],
])('a manifest of modules with %s is refused', (_, mfManifest) => {
  expect(() => firstScreens(mfManifest, described())).toThrow(expect.objectContaining({ code: 'publish_refused' }));
});
