import type { Registry } from '@slotwise/contract';
import { screenHint } from './screen-hint';

const folder = '/remotes/dashboard/b1/';
const files = ['remoteEntry.1.js', 'app.2.js', 'slotting.3.js', 'board.4.js', 'chart.5.js'];
const registry = (integrity = Object.fromEntries(files.map((file) => [folder + file, `sha384-${file}`]))) =>
  ({
    remotes: [
      {
        id: 'dashboard',
        manifest: {
          routes: [
            { path: '/dashboard', access: 'user', title: 'Dashboard' },
            { path: '/slotting', access: 'user', title: 'Slotting' },
            { path: '/about', access: 'anyone', title: 'About' },
          ],
        },
        entry: `${folder}mf-manifest.json`,
        mfManifest: { screens: { '/dashboard': ['board.4.js', 'chart.5.js'], '/slotting': ['slotting.3.js'] } },
        integrity,
        preload: [`${folder}remoteEntry.1.js`, `${folder}app.2.js`],
      },
    ],
  }) as unknown as Registry;
const asked = (address: string, served = registry()) => screenHint(served, {}, address)?.files.map(({ url }) => url);

test.each([
  ['/slotting', ['remoteEntry.1.js', 'app.2.js', 'slotting.3.js']],
  ['/slotting/w-1', ['remoteEntry.1.js', 'app.2.js', 'slotting.3.js']],
  ['/dashboard', ['remoteEntry.1.js', 'app.2.js', 'board.4.js', 'chart.5.js']],
  ['/about', ['remoteEntry.1.js', 'app.2.js']],
])('who opens %s is given what that screen needs and nothing of the others', (address, expected) => {
  expect(asked(address)).toEqual(expected.map((file) => folder + file));
});

test('each file has its published hash, and a screen with a file that has none is not hinted at', () => {
  expect(screenHint(registry(), {}, '/slotting')?.files.at(-1)).toEqual({
    url: `${folder}slotting.3.js`,
    integrity: 'sha384-slotting.3.js',
  });
  const { [`${folder}slotting.3.js`]: _, ...others } = registry().remotes[0]?.integrity ?? {};
  expect(asked('/slotting', registry(others))).toBeUndefined();
  expect(asked('/dashboard', registry(others))).toHaveLength(4);
});

test('the modules of the page that the screen uses come with it, but for what the page brings anyway', () => {
  const known = registry();
  Object.assign(known.remotes[0] ?? {}, { mfManifest: { screenDoors: { '/slotting': ['ui/forms', 'ui/gone'] } } });
  const shell = {
    shared: { 'ui/forms': { files: ['/assets/react.js', '/assets/fields.js'] } },
    preload: ['/assets/react.js'],
    integrity: { '/assets/fields.js': 'sha256-fields' },
  };
  const [first, ...others] = screenHint(known, shell, '/slotting')?.files ?? [];
  expect(first).toEqual({ url: '/assets/fields.js', integrity: 'sha256-fields' });
  expect(others.map(({ url }) => url)).toEqual([`${folder}remoteEntry.1.js`, `${folder}app.2.js`]);
  expect(screenHint(known, shell, '/about')?.files).toHaveLength(2);
});

test('in a build without remotes the screens are files of the shell', () => {
  const screens = {
    dashboard: ['/assets/dashboard.js'],
    'screen-slotting': ['/assets/dashboard.js', '/assets/slotting.js'],
  };
  expect(screenHint(registry(), { screens }, '/slotting')?.files).toEqual([
    { url: '/assets/dashboard.js' },
    { url: '/assets/slotting.js' },
  ]);
});
