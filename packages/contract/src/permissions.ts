/** The fixed permission catalogue. A permission's id is its name. Plain data, safe in a browser. */
export const PERMISSION_CATEGORIES = [
  'avatar',
  'invitations',
  'roles',
  'other',
  'warehouses',
  'inventory',
  'slotting',
  'users',
  'remotes',
] as const;
export type PermissionCategory = (typeof PERMISSION_CATEGORIES)[number];

const entry = <const N extends string, const A extends string>(name: N, category: PermissionCategory, action: A) => ({
  id: name,
  name,
  category,
  action,
});

export const PERMISSIONS = [
  entry('update_avatar', 'avatar', 'update'),
  entry('view_invitations', 'invitations', 'view'),
  entry('manage_invitations', 'invitations', 'manage'),
  entry('view_roles', 'roles', 'view'),
  entry('manage_roles', 'roles', 'manage'),
  entry('manage_company', 'other', 'manage'),
  entry('view_companies', 'other', 'view'),
  entry('view_audit', 'other', 'view'),
  entry('use_assistant', 'other', 'use'),
  entry('view_warehouses', 'warehouses', 'view'),
  entry('manage_warehouses', 'warehouses', 'manage'),
  entry('view_inventory', 'inventory', 'view'),
  entry('manage_inventory', 'inventory', 'manage'),
  entry('move_inventory', 'inventory', 'move'),
  entry('count_inventory', 'inventory', 'count'),
  entry('approve_inventory', 'inventory', 'approve'),
  entry('import_inventory', 'inventory', 'import'),
  entry('view_slotting', 'slotting', 'view'),
  entry('manage_slotting', 'slotting', 'manage'),
  entry('approve_slotting', 'slotting', 'approve'),
  entry('activate_slotting', 'slotting', 'activate'),
  entry('view_users', 'users', 'view'),
  entry('manage_users', 'users', 'manage'),
  entry('view_remotes', 'remotes', 'view'),
  entry('manage_remotes', 'remotes', 'manage'),
] as const;

/** A permission that a role may hold. */
export type PermissionName = (typeof PERMISSIONS)[number]['name'];

export const isPermissionName = (name: string): name is PermissionName => PERMISSIONS.some((p) => p.name === name);

const VERBS: Record<string, string> = { read: 'view', write: 'manage' };

/**
 * Permissions that the scopes of a manifest stand for: `roles:read` for `view_roles`, `roles:write` for `manage_roles`,
 * and any other verb for itself (`slotting:approve`). Scopes that no permission answers to stand for nothing; nor does
 * publishing remotes, which belongs to a deployment and never to a token of one tenant.
 */
export const permissionsOfScopes = (scopes: readonly string[]): PermissionName[] =>
  PERMISSIONS.map(({ name }) => name).filter(
    (name) => !name.endsWith('_remotes') && scopes.some((scope) => name === meantBy(scope)),
  );

/** Whether some permission answers to the scope. */
export const isScope = (scope: string): boolean => isPermissionName(meantBy(scope));

function meantBy(scope: string): string {
  const [area = '', verb = ''] = scope.split(':');
  return `${VERBS[verb] ?? verb}_${area}`;
}
