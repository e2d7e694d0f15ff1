import { permissionText } from '@slotwise/contract/permission-texts';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { permissionWordsOf } from './permission-words';
import { sharedWords } from './shared-words';

const english = permissionWordsOf(sharedWords.wordsIn('en'));
const names = PERMISSIONS.map(({ name }) => name);

it.each(names)('calls "%s" as the contract does, in words', (permission) => {
  expect(english.inWords(permission)).toBe(permissionText(permission));
  expect(english.inWords(permission)).toMatch(/^[A-Z][^_]+$/);
  expect(english.quoted(permission)).toBe(`“${permissionText(permission)}”`);
});

it('calls no two permissions alike', () => {
  expect(new Set(names.map(english.inWords)).size).toBe(names.length);
});

it.each(['rule_the_world', 'toString'])('calls "%s", which it does not know, as it is', (permission) => {
  expect(english.inWords(permission)).toBe(permission);
  expect(permissionText(permission)).toBe(permission);
});

it.each(names)('calls "%s" in German as the contract does in mails', async (permission) => {
  await sharedWords.loadWords('de');
  expect(permissionWordsOf(sharedWords.wordsIn('de')).inWords(permission)).toBe(permissionText(permission, 'de'));
});

it("calls them in the page's language, and is the same object for the same words", async () => {
  expect(permissionWordsOf(sharedWords.wordsIn('en'))).toBe(english);
  await sharedWords.loadWords('en-XA');
  expect(permissionWordsOf(sharedWords.wordsIn('en-XA')).inWords('manage_roles')).not.toBe('Manage roles');
});
