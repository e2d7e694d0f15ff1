import type { Permission, Role } from '@slotwise/contract';

/** Why somebody cannot give a permission to a role; null if they can. The server says the same. */
export const cannotGrant = (permission: Pick<Permission, 'name'>, held: ReadonlySet<string>): string | null =>
  held.has(permission.name) ? null : `You do not hold ${permission.name}, so you cannot grant it.`;

/** Why somebody cannot add users to a role: whoever joins it would hold more than they do. Null if they can. */
export function cannotAddUsers(role: Pick<Role, 'name' | 'permissions'>, held: ReadonlySet<string>): string | null {
  const beyond = role.permissions.filter(({ name }) => !held.has(name)).map(({ name }) => name);
  if (beyond.length === 0) return null;
  const named = beyond.length > 2 ? `${beyond[0]} and ${beyond.length - 1} more` : beyond.join(' and ');
  return `${role.name} holds permissions that you do not hold (${named}), so you cannot add users to it.`;
}

/** Why nothing can be changed without the permission for it. */
export const NEEDS_MANAGE_ROLES = 'Changing roles needs the permission manage_roles.';
