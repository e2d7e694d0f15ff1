import { aManifest, anEntry } from '../testing';
import {
  entryFrom,
  folderOf,
  integrityFor,
  isOfUnchecked,
  REFUSED,
  scriptFor,
  scriptIntegrity,
} from './script-integrity';
import { markUnchecked } from './unchecked';

const folder = '/remotes/roles/build1/';
const entry = { ...anEntry(aManifest({ id: 'roles' })), integrity: { [`${folder}app.js`]: 'sha384-x' } };
const other = { ...anEntry(aManifest({ id: 'other' })), entry: 'https://parts.example/other/b2/mf-manifest.json' };

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

test('only files of a developer’s own build are loaded without a hash', () => {
  const own = { ...entry, entry: 'http://127.0.0.1:4100/mf-manifest.json', integrity: {}, preload: [] };
  const forged = { ...own };
  markUnchecked(own);
  const entries = [own, entry];
  const at = (port: number) => `http://127.0.0.1:${port}/main.js`;
  expect([at(4100), at(4101)].map((url) => isOfUnchecked(entries, url))).toEqual([true, false]);
  const script = scriptFor(entries, at(4100), 'n');
  expect([script.src, script.nonce, script.integrity ?? '']).toEqual([at(4100), 'n', '']);
  expect(scriptFor(entries, `${folder}app.js`, 'n')).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  // A forged entry only looks like one from a registry.
  expect(scriptIntegrity([forged], at(4100))).toBe(REFUSED);
  expect(() => scriptFor([forged], at(4100), 'n')).toThrow('has no integrity hash');
  expect(() => scriptFor(entries, at(4101), 'n')).toThrow('has no integrity hash');
  expect(() => scriptFor(entries, `${folder}planted.js`, 'n')).toThrow('has no integrity hash');
});

test('in a page of another origin all addresses are those of the deployment', () => {
  const elsewhere = entryFrom({ ...entry, preload: [`${folder}app.js`] }, 'https://slotwise.example/api');
  expect(folderOf(elsewhere)).toBe(`https://slotwise.example${folder}`);
  expect(elsewhere.preload).toEqual([`https://slotwise.example${folder}app.js`]);
  expect(scriptIntegrity([elsewhere], `https://slotwise.example${folder}app.js`)).toBe('sha384-x');
  expect(scriptIntegrity([elsewhere], `https://slotwise.example${folder}planted.js`)).toBe(REFUSED);
  expect(scriptIntegrity([elsewhere], `${folder}app.js`)).toBeUndefined();
});
