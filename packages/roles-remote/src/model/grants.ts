import type { Permission, Role } from '@slotwise/contract';
import type { Said } from '../words';

/** Why somebody cannot give a permission to a role; null if they can. The server says the same. */
export const cannotGrant = (permission: Pick<Permission, 'name'>, held: ReadonlySet<string>): Said | null =>
  held.has(permission.name) ? null : { id: 'lock.not-held', values: { permission: permission.name } };

/** Why somebody cannot add users to a role: whoever joins it would hold more than they do. Null if they can. */
export function cannotAddUsers(role: Pick<Role, 'name' | 'permissions'>, held: ReadonlySet<string>): Said | null {
  const [first, second, ...rest] = role.permissions.filter(({ name }) => !held.has(name)).map(({ name }) => name);
  if (first === undefined) return null;
  if (second === undefined) return { id: 'lock.exceeds-one', values: { role: role.name, first } };
  if (rest.length === 0) return { id: 'lock.exceeds-two', values: { role: role.name, first, second } };
  return { id: 'lock.exceeds-many', values: { role: role.name, first, more: rest.length + 1 } };
}

/** Why nothing can be changed without the permission for it. */
export const NEEDS_MANAGE_ROLES = { id: 'lock.needs-manage-roles' } as const satisfies Said;
