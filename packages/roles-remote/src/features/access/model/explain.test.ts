import { allPermissions, aPermission, aRole, aUser } from '@slotwise/shared/testing';
import { accessOf, holdersOf } from './explain';

const spare = aRole({ id: 'spare', name: 'Spare', permissions: ['view_users', 'manage_users'] });
const ada = aUser({ id: 'ada', firstName: 'Ada', lastName: 'Lovelace', roleID: 'picker' });
const alan = aUser({ id: 'alan', firstName: 'Alan', lastName: 'Turing', roleID: 'clerk' });
const grace = aUser({ id: 'grace', firstName: 'Grace', lastName: 'Hopper', roleID: 'picker' });
const nobody = aUser({ id: 'nobody', roleID: null });
const picker = aRole({
  id: 'picker',
  name: 'Picker',
  permissions: ['view_inventory', 'view_users'],
  users: [ada, grace],
});
const clerk = aRole({ id: 'clerk', name: 'Clerk', permissions: ['view_users'], users: [alan] });
const roles = [picker, clerk, spare];

test('each permission names the role that grants it, and what is missing is told too', () => {
  const { role, granted, lacking } = accessOf(ada, roles, allPermissions());
  expect(role).toBe(picker);
  expect(granted.map(({ permission, by }) => [permission.name, by?.name])).toEqual([
    ['view_inventory', 'Picker'],
    ['view_users', 'Picker'],
  ]);
  expect(lacking).toHaveLength(allPermissions().length - 2);
});

test('without a role everything is missing, also with one that is gone', () => {
  expect(accessOf(nobody, roles, allPermissions()).granted).toEqual([]);
  expect(accessOf({ ...ada, roleID: 'gone' }, roles, allPermissions())).toMatchObject({ role: null, granted: [] });
});

test('who may do something comes by role, then by last name', () => {
  const { holders, granting } = holdersOf(aPermission('view_users'), roles);
  expect(holders.map(({ id, role }) => [id, role.name])).toEqual([
    ['alan', 'Clerk'],
    ['grace', 'Picker'],
    ['ada', 'Picker'],
  ]);
  expect(granting.map(({ name }) => name)).toEqual(['Picker', 'Clerk', 'Spare']);
});

test('a role that nobody has grants to nobody, and is named all the same', () => {
  const { holders, granting } = holdersOf(aPermission('manage_users'), roles);
  expect(holders).toEqual([]);
  expect(granting).toEqual([spare]);
});
