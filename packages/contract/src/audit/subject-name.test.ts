import { subjectNameIn } from './subject-name';

const facts = (over: object) => ({ before: null, after: null, details: {}, ...over });

test.each([
  [facts({ after: { name: 'Picker' }, before: { name: 'Packer' } }), 'Picker'],
  [facts({ before: { name: 'Packer', code: 'x' } }), 'Packer'],
  [facts({ details: { code: 'SO-1' } }), 'SO-1'],
  [facts({ after: { title: 'Door 4', code: 'D4' } }), 'Door 4'],
  [facts({ after: { name: '' }, details: { email: 'a@b.example' } }), 'a@b.example'],
  [facts({ before: { email: 'iris@b.example', firstName: 'Iris', lastName: 'Marlow' } }), 'Iris Marlow'],
  // Of a person who took another last name, the entry says the whole name beside it.
  [facts({ after: { lastName: 'Marlow' }, before: { lastName: 'Vance' } }), null],
  // A person has no one field of a name: that one names their passkey.
  [facts({ subject: 'user', details: { name: 'My laptop' } }), null],
  [facts({ subject: 'user', details: { name: 'My laptop', subjectName: 'Iris Marlow' } }), 'Iris Marlow'],
  [facts({ subject: 'user', details: { name: 'My laptop', email: 'iris@b.example' } }), 'iris@b.example'],
  [facts({ after: { permissions: ['a'] } }), null],
  [facts({ after: { permissions: ['a'] }, details: { subjectName: 'Picker' } }), 'Picker'],
])('what a thing is called: %#', (entry, name) => {
  expect(subjectNameIn(entry)).toBe(name);
});
