import { entryOf, manifestOf } from '../testing/render-shell';
import { integrityFor, REFUSED, scriptIntegrity } from './script-integrity';

const folder = '/remotes/roles/build1/';
const entry = { ...entryOf(manifestOf({ id: 'roles' })), integrity: { [`${folder}app.js`]: 'sha384-x' } };
const other = { ...entryOf(manifestOf({ id: 'other' })), entry: 'https://parts.example/other/b2/mf-manifest.json' };

test('finds a hash however the registry wrote the address', () => {
  expect(integrityFor(entry, `${location.origin}${folder}app.js`)).toBe('sha384-x');
  expect(integrityFor(entry, '/other.js')).toBeUndefined();
});

test.each([
  ['a chunk that the build names', `${folder}app.js`, 'sha384-x'],
  ['one in its folder that it does not name', `${folder}planted.js`, REFUSED],
  ['one in the folder of a remote of another origin', 'https://parts.example/other/b2/planted.js', REFUSED],
  ['another build of the same remote', '/remotes/roles/build2/app.js', undefined],
  ['a script of the page itself', '/assets/main.js', undefined],
])('%s', (_what, url, integrity) => {
  expect(scriptIntegrity([other, entry], url)).toBe(integrity);
});
