import { isPermissionName, type PermissionName } from './permissions';

/** Names of permissions for people. */
const PERMISSION_TEXTS: Readonly<Record<PermissionName, string>> = {
  activate_slotting: 'Activate slotting plans',
  approve_inventory: 'Approve counts',
  approve_slotting: 'Approve slotting plans',
  count_inventory: 'Count stock',
  import_inventory: 'Import inventory',
  manage_company: 'Manage the organization',
  manage_inventory: 'Manage inventory',
  manage_invitations: 'Manage invitations',
  manage_remotes: 'Manage remotes',
  manage_roles: 'Manage roles',
  manage_slotting: 'Manage slotting',
  manage_users: 'Manage users',
  manage_warehouses: 'Manage warehouses',
  move_inventory: 'Move stock',
  update_avatar: 'Change pictures',
  use_assistant: 'Use the assistant',
  view_audit: 'View the audit trail',
  view_companies: 'View companies',
  view_inventory: 'View inventory',
  view_invitations: 'View invitations',
  view_remotes: 'View remotes',
  view_roles: 'View roles',
  view_slotting: 'View slotting',
  view_users: 'View users',
  view_warehouses: 'View warehouses',
};

/** "Manage roles" for `manage_roles`; of a permission without a text its name in code. */
export const permissionText = (permission: string): string =>
  isPermissionName(permission) ? PERMISSION_TEXTS[permission] : permission;
