import { aPermission, aRole } from '@slotwise/shared/testing';
import {
  WITHOUT_ROLE,
  actionsOf,
  askedOf,
  capitalised,
  categoriesOf,
  roleNamesOf,
  shownPermissions,
  shownRoles,
} from './filters';

const any = { term: '', category: '', action: '' };
const names = (list: { name: string }[]) => list.map(({ name }) => name);
const owner = aRole({ name: 'Owner', permissions: ['manage_roles', 'view_roles', 'count_inventory'] });
const picker = aRole({ name: 'Picker', description: 'Night SHIFT', permissions: ['view_inventory'] });
const clerk = aRole({ name: 'Clerk', permissions: ['view_users'] });
const roles = [picker, owner, clerk];

test('roles with most permissions come first, equal ones by name, and the given list is not reordered', () => {
  expect(names(shownRoles(roles, any))).toEqual(['Owner', 'Clerk', 'Picker']);
  expect(names(roles)).toEqual(['Picker', 'Owner', 'Clerk']);
});

test('the search looks into name and description of roles, ignoring case and surrounding blanks', () => {
  expect(names(shownRoles(roles, { ...any, term: ' shift ' }))).toEqual(['Picker']);
  expect(names(shownRoles(roles, { ...any, term: 'OWN' }))).toEqual(['Owner']);
  expect(shownRoles(roles, { ...any, term: 'picker night' })).toEqual([]);
});

test('category and action must fit one and the same permission of a role', () => {
  expect(names(shownRoles(roles, { ...any, category: 'inventory' }))).toEqual(['Owner', 'Picker']);
  expect(names(shownRoles(roles, { ...any, category: 'inventory', action: 'view' }))).toEqual(['Picker']);
  expect(names(shownRoles(roles, { term: 'own', category: 'inventory', action: 'count' }))).toEqual(['Owner']);
});

const inWords = (permission: string) => (permission === 'count_inventory' ? 'Look what is there' : permission);

test('permissions are found by action and by their names in words and in code, and all filters must fit', () => {
  const all = [aPermission('view_roles'), aPermission('manage_roles'), aPermission('count_inventory')];
  expect(names(shownPermissions(all, { ...any, term: 'ROLES' }, inWords))).toEqual(['view_roles', 'manage_roles']);
  expect(names(shownPermissions(all, { ...any, term: 'count' }, inWords))).toEqual(['count_inventory']);
  expect(names(shownPermissions(all, { ...any, term: 'count_inv' }, inWords))).toEqual(['count_inventory']);
  expect(names(shownPermissions(all, { ...any, term: 'what IS' }, inWords))).toEqual(['count_inventory']);
  expect(names(shownPermissions(all, { term: 'e', category: 'roles', action: 'manage' }, inWords))).toEqual([
    'manage_roles',
  ]);
});

test('the server is asked for what is chosen, and for nothing else', () => {
  expect(askedOf({ term: ' ', role: '' })).toEqual({});
  expect(askedOf({ term: ' ada l ', role: 'Picker' })).toEqual({ q: 'ada l', role: 'Picker' });
  expect(askedOf({ term: '', role: WITHOUT_ROLE })).toEqual({ has_role: 'no' });
});

test('the choices of the filters, each once', () => {
  const all = [aPermission('view_roles'), aPermission('view_users'), aPermission('manage_roles')];
  expect(categoriesOf(all)).toEqual(['roles', 'users']);
  expect(actionsOf(all)).toEqual(['manage', 'view']);
  expect(roleNamesOf(roles)).toEqual(['Clerk', 'Owner', 'Picker']);
});

test('words', () => {
  expect(capitalised('other')).toBe('Other');
});
