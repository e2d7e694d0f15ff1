import { newRole } from './new-role';

test('a name of nothing but blanks makes no request', () => {
  expect(newRole({ name: '  \t', description: 'x' })).toBeNull();
});

test('name and description are trimmed', () => {
  expect(newRole({ name: ' Picker ', description: ' picks\n' })).toEqual({ name: 'Picker', description: 'picks' });
});
