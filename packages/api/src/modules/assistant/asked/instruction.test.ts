import { isInstruction } from './instruction';

test.each([
  'invite max@example.com as Picker',
  'Please delete the role Packer',
  'could you cancel order SO-1042?',
  'Lösche die Rolle Packer',
  'Bitte sperren Sie das Lager Nord',
  'die Einladung von Omar Haddad zurückziehen',
  'Rolle Packer umbenennen',
])('%j asks for something to be done', (prompt) => {
  expect(isInstruction(prompt)).toBe(true);
});

test.each([
  'who may delete roles?',
  'which orders did we cancel?',
  'Wer darf Rollen löschen?',
  'Was müssen wir nachbestellen?',
  'Kann ich die Einladung zurückziehen?',
  'show the stock of AD-10035',
  // Things, and no verbs.
  'order SO-1042',
  'pick list',
  'moves',
  'import 17',
])('%j asks for an answer', (prompt) => {
  expect(isInstruction(prompt)).toBe(false);
});
