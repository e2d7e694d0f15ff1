import type { RemoteManifest } from '@slotwise/contract';

export const manifest: RemoteManifest = {
  id: 'roles',
  name: 'Roles',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [
    { path: '/roles', access: 'user', title: 'Role & Permission Management', permission: 'view_roles', shape: 'board' },
    { path: '/users', access: 'user', title: 'Users', permission: 'manage_users' },
    { path: '/audit', access: 'user', title: 'Audit log', permission: 'view_audit' },
  ],
  navigation: [
    {
      href: '/roles',
      label: 'Roles',
      icon: 'shield',
      order: 40,
      permission: 'manage_roles',
      words: 'permissions, rights, access, who may what',
    },
  ],
  records: [
    { kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' },
    { kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' },
    { kind: 'access-request', href: '/roles?request={id}', icon: 'shield', label: 'Requests for permissions' },
    { kind: 'audited-act', href: '/audit/{id}', icon: 'board', label: 'Audit log' },
  ],
  notifications: [
    {
      kind: 'access.asked',
      about: 'Somebody asks for a permission that I could give',
      text: '{who} asks for the permission {permission}',
      many: '{who} asks for {count} permissions, the last of them {permission}',
    },
    {
      kind: 'access.granted',
      about: 'A permission that I asked for was given to me',
      text: 'You have the permission {permission} now',
      many: 'You have the permission {permission} now',
    },
    {
      kind: 'access.declined',
      about: 'A permission that I asked for was declined',
      text: 'Your request for the permission {permission} was declined: {reason}',
      many: 'Your requests for the permission {permission} were declined, the last of them: {reason}',
    },
  ],
  search: ['user', 'role'],
  actions: [
    {
      id: 'create-role',
      label: 'Create role',
      href: '/roles?create',
      icon: 'shield',
      permission: 'manage_roles',
      words: 'new role, add a role, add role, permissions',
    },
    {
      id: 'access-requests',
      label: 'Requests for permissions',
      href: '/roles?request',
      icon: 'shield',
      permission: 'manage_roles',
      words: 'access request, ask for access, grant, approve, decline, who asks for what, waiting',
    },
    {
      id: 'users',
      label: 'Users',
      href: '/users',
      icon: 'people',
      menu: 'profile',
      permission: 'manage_users',
      words: 'people, staff, members, colleagues, employees, last seen',
    },
    {
      id: 'audit',
      label: 'Audit log',
      href: '/audit',
      icon: 'shield',
      menu: 'profile',
      permission: 'view_audit',
      words: 'history, who changed what, log, changes, trail',
    },
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
