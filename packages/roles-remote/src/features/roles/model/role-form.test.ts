import { creationOf, updateOf } from './role-form';

const role = { id: 'r', name: 'Picker', description: 'Picks' };

test('a name of nothing but blanks makes no request', () => {
  expect(creationOf({ name: '  \t', description: 'x' }, [])).toBeNull();
  expect(updateOf({ name: ' ', description: 'x' }, role)).toBeNull();
});

test('name and description are trimmed, and permissions sent where there are any', () => {
  expect(creationOf({ name: ' Picker ', description: ' picks\n' }, [])).toEqual({
    name: 'Picker',
    description: 'picks',
  });
  expect(creationOf({ name: 'P', description: '' }, ['view_roles'])).toMatchObject({
    permissions: [{ id: 'view_roles' }],
  });
});

test('an update sends only what changed', () => {
  expect(updateOf({ name: 'Picker ', description: 'Picks' }, role)).toBeNull();
  expect(updateOf({ name: 'Picker', description: '' }, role)).toEqual({ role_id: 'r', description: '' });
  expect(updateOf({ name: 'Lead', description: ' Picks' }, role)).toEqual({ role_id: 'r', name: 'Lead' });
});
