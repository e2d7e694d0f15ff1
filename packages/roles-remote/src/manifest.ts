import type { RemoteManifest } from '@slotwise/contract';

export const manifest: RemoteManifest = {
  id: 'roles',
  name: 'Roles',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [
    { path: '/roles', access: 'user', title: 'Role & Permission Management', permission: 'view_roles', shape: 'board' },
    { path: '/audit', access: 'user', title: 'Audit log', permission: 'view_audit' },
  ],
  navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 40, permission: 'manage_roles' }],
  records: [
    { kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' },
    { kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' },
  ],
  search: ['user', 'role'],
  actions: [
    { id: 'create-role', label: 'Create role', href: '/roles?create', icon: 'shield', permission: 'manage_roles' },
    { id: 'audit', label: 'Audit log', href: '/audit', icon: 'shield', menu: 'profile', permission: 'view_audit' },
  ],
  extensions: [
    {
      point: 'dashboard.card',
      module: './users-by-role',
      title: 'Users by role',
      order: 10,
      permission: 'view_roles',
    },
  ],
  events: { publishes: [], hears: [] },
  permissions: ['view_roles', 'view_users', 'manage_roles', 'manage_users', 'view_audit', 'view_warehouses'],
  scopes: ['roles:read', 'roles:write', 'users:read'],
};
