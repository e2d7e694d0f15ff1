import { usualRole } from './usual-role';

const role = (name: string, ...permissions: string[]) => ({ id: name, name, permissions });
const member = role('Member', 'view_roles', 'view_users', 'view_inventory');
const clerk = role('Clerk', 'view_roles', 'count_inventory');
const admin = role('Admin', 'manage_roles');
const empty = role('Empty');

test('Member, in whichever language, whatever the others allow and whichever was given last', () => {
  expect(usualRole([empty, admin, clerk, member], 'Clerk')).toBe(member);
  const mitglied = { ...member, name: 'Mitglied' };
  expect(usualRole([clerk, mitglied])).toBe(mitglied);
});

test.each(['manage_roles', 'manage_users', 'manage_invitations', 'manage_company', 'manage_remotes'])(
  'a Member that may %s is not',
  (permission) => {
    expect(usualRole([role('Member', permission), clerk])).toBe(clerk);
  },
);

test('one that manages work and goods is, an empty one is not', () => {
  const worker = role('Member', 'manage_inventory', 'manage_slotting', 'manage_warehouses');
  expect(usualRole([worker, clerk])).toBe(worker);
  expect(usualRole([role('Member'), clerk])).toBe(clerk);
});

test('without one, the role that was given last; else the least of those that administer nothing, the oldest of equals', () => {
  const large = role('Large', 'view_roles', 'view_users', 'move_inventory');
  expect(usualRole([clerk, large, admin], 'Large')).toBe(large);
  expect(usualRole([clerk, large, admin], 'Admin')).toBe(clerk);
  expect(usualRole([large, empty, clerk, role('Twin', 'view_users', 'view_roles'), admin])).toBe(clerk);
});

test('an empty one before one that administers, and that only where there is nothing else', () => {
  expect(usualRole([admin, empty])).toBe(empty);
  expect(usualRole([role('Owner', 'manage_roles', 'manage_users'), admin])).toBe(admin);
  expect(usualRole([])).toBeUndefined();
});
