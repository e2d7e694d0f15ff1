import type { Permission, Role } from '@slotwise/contract';
import type { PermissionWords } from '@slotwise/shared/words';
import type { Said } from '../words';

/** Writes a permission as a part of a sentence. */
export type Quoted = PermissionWords['quoted'];

/** Why somebody cannot give a permission to a role; null if they can. The server says the same. */
export const cannotGrant = (
  { name }: Pick<Permission, 'name'>,
  held: ReadonlySet<string>,
  quoted: Quoted,
): Said | null => (held.has(name) ? null : { id: 'lock.not-held', values: { permission: quoted(name) } });

/** Reason why somebody cannot add users to a role: the users would hold more than they do. Null if they can. */
export function cannotAddUsers(
  role: Pick<Role, 'name' | 'permissions'>,
  held: ReadonlySet<string>,
  quoted: Quoted,
): Said | null {
  const lacking = role.permissions.filter(({ name }) => !held.has(name));
  const [first, second, ...rest] = lacking.map(({ name }) => quoted(name));
  if (first === undefined) return null;
  if (second === undefined) return { id: 'lock.exceeds-one', values: { role: role.name, first } };
  if (rest.length === 0) return { id: 'lock.exceeds-two', values: { role: role.name, first, second } };
  return { id: 'lock.exceeds-many', values: { role: role.name, first, more: rest.length + 1 } };
}

/** Why nothing can be changed without the permission for it. */
export const needsManageRoles = (quoted: Quoted): Said => ({
  id: 'lock.needs-manage-roles',
  values: { permission: quoted('manage_roles') },
});
