import type { Permission, Role } from '@slotwise/contract';
import { counted, shownRoles } from './roles-list';

const permission = (id: string): Permission => ({ id, name: id, category: 'other', action: 'view' });
const role = (name: string, permissions: number, description = ''): Role => ({
  id: name,
  name,
  description,
  avatarURL: null,
  permissions: Array.from({ length: permissions }, (_, index) => permission(`p${index}`)),
  users: [],
  version: 1,
});
const names = (roles: Role[]) => roles.map(({ name }) => name);

test('roles with most permissions come first, equal ones by name', () => {
  expect(names(shownRoles([role('Picker', 1), role('Owner', 9), role('Clerk', 1)], ''))).toEqual([
    'Owner',
    'Clerk',
    'Picker',
  ]);
});

test('the search looks into name and description, ignoring case and surrounding blanks', () => {
  const roles = [role('Owner', 3), role('Picker', 1, 'Night SHIFT'), role('Clerk', 1)];
  expect(names(shownRoles(roles, ' shift '))).toEqual(['Picker']);
  expect(names(shownRoles(roles, 'OWN'))).toEqual(['Owner']);
  expect(shownRoles(roles, 'x')).toEqual([]);
});

test('a term never spans name and description', () => {
  expect(shownRoles([role('Night', 1, 'shift')], 'night shift')).toEqual([]);
});

test('the given list is not reordered', () => {
  const roles = [role('A', 1), role('B', 2)];
  shownRoles(roles, '');
  expect(names(roles)).toEqual(['A', 'B']);
});

test('counts read as words', () => {
  expect([counted(0, 'user'), counted(1, 'user'), counted(2, 'user')]).toEqual(['0 users', '1 user', '2 users']);
});
