import { isScope, permissionsOfScopes } from './permissions';
import { STARTING_ROLES } from './starting-roles';

test('scopes stand for the permissions of their area: read for view, write for manage, any other verb for itself', () => {
  expect(permissionsOfScopes(['roles:read', 'roles:write', 'slotting:approve', 'inventory:count']).sort()).toEqual([
    'approve_slotting',
    'count_inventory',
    'manage_roles',
    'view_roles',
  ]);
});

test('scopes that nothing answers to stand for nothing, and publishing is never handed on', () => {
  expect(permissionsOfScopes(['roles', 'roles:delete', 'nothing:read', 'remotes:read', 'remotes:write'])).toEqual([]);
  expect(permissionsOfScopes(['remotes:manage', 'remotes:view', '*:read', ''])).toEqual([]);
});

test('a tenant starts with an Owner who holds everything, a Manager without what governs it, and a Member', () => {
  const held = Object.fromEntries(STARTING_ROLES.map(({ name, permissions }) => [name, permissions]));
  const withheld = held.Owner!.filter((name) => !held.Manager!.includes(name));
  expect(withheld.sort()).toEqual(['manage_company', 'manage_remotes', 'manage_roles', 'view_audit']);
  expect([...held.Member!].sort()).toEqual([
    ...['count_inventory', 'use_assistant', 'view_companies', 'view_inventory'],
    ...['view_roles', 'view_slotting', 'view_users', 'view_warehouses'],
  ]);
});

test('an area of several words has scopes as any other, if a permission answers to them', () => {
  expect([isScope('inventory:move'), isScope('dock_doors:write')]).toEqual([true, false]);
});
