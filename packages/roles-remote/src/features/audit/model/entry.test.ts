import { changedFacts, quoted, statedFacts } from './entry';

test('values are as they were and as they became; of lists it is said what came and went', () => {
  expect(
    changedFacts({
      before: { name: 'Packer', permissions: ['view_roles', 'manage_roles'], gone: 1 },
      after: { name: 'Picker', permissions: ['view_roles', 'view_users'], empty: null },
    }),
  ).toEqual([
    { field: 'name', kind: 'value', before: 'Packer', after: 'Picker' },
    { field: 'permissions', kind: 'list', taken: ['manage_roles'], added: ['view_users'] },
    { field: 'gone', kind: 'value', before: '1', after: null },
    { field: 'empty', kind: 'value', before: null, after: null },
  ]);
  expect(changedFacts({ before: null, after: { users: ['u1'] } })).toEqual([
    { field: 'users', kind: 'list', taken: [], added: ['u1'] },
  ]);
  expect(changedFacts({ before: null, after: null })).toEqual([]);
});

test('an id beside the name that it has says no more; alone it is said', () => {
  const facts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    changedFacts({ before, after }).map(({ field }) => field);
  expect(facts({ roleId: 'r1', role: 'Picker' }, { roleId: 'r2', role: 'Packer' })).toEqual(['role']);
  expect(facts({ roleId: 'r1' }, { roleId: 'r2' })).toEqual(['roleId']);
});

test('details are said field by field, whatever they hold', () => {
  expect(
    statedFacts({ reason: 'late', count: 3, sizes: { a: [1] }, added: ['a', 'b'], removed: [], subjectName: 'Ann' }),
  ).toEqual([
    { field: 'reason', values: ['late'] },
    { field: 'count', values: ['3'] },
    { field: 'sizes', values: ['{"a":[1]}'] },
    { field: 'added', values: ['a', 'b'] },
  ]);
});

test('what has blanks stands in quotes', () => {
  expect([quoted('Ann'), quoted('Ann "A" Lee')]).toEqual(['Ann', '"Ann A Lee"']);
});
