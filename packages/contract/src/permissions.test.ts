import { permissionsOfScopes } from './permissions';

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
