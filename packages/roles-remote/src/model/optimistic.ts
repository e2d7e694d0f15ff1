import type { Permission, Role, User } from '@slotwise/contract';
import type { Part } from './role-drafts';

/** The lists that the screens are drawn from. */
export interface Lists {
  roles: readonly Role[];
  userById: ReadonlyMap<string, User>;
  permissionById: ReadonlyMap<string, Permission>;
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
const found = <T>(ids: readonly string[], ...maps: ReadonlyMap<string, T>[]): T[] =>
  ids.flatMap((id) => maps.map((map) => map.get(id)).find((one) => one !== undefined) ?? []);

/** Roles as they will be once a list of a role has been replaced. Versions stay: the server counts them. */
export function afterSave(
  { roles, userById, permissionById }: Lists,
  role: Role,
  part: Part,
  ids: readonly string[],
): Role[] {
  if (part === 'permissions') {
    const list = found(ids, permissionById, byId(role.permissions));
    return roles.map((one) => (one.id === role.id ? { ...one, permissions: list } : one));
  }
  const here = new Set(ids);
  const member = (user: User): User => ({ ...user, roleID: role.id, role: { name: role.name } });
  const list = found(ids, userById, byId(role.users)).map(member);
  return roles.map((one) => {
    if (one.id === role.id) return { ...one, users: list };
    const left = one.users.filter(({ id }) => !here.has(id));
    return left.length === one.users.length ? one : { ...one, users: left };
  });
}

/**
 * Undoes `afterSave`. Entities that have arrived from the server since then, a newer version or another object, are
 * newer than both and stay.
 */
export function takenBack<T extends { id: string }>(now: readonly T[], before: readonly T[], shown: readonly T[]): T[] {
  const [was, became] = [byId(before), byId(shown)];
  return now.map((one) => (became.get(one.id) === one ? (was.get(one.id) ?? one) : one));
}

/** The list with this role in it; an older version does not undo a newer one. */
export function withRole(roles: readonly Role[], role: Role): Role[] {
  const known = roles.find(({ id }) => id === role.id);
  if (!known) return [...roles, role];
  return known.version > role.version ? [...roles] : roles.map((one) => (one.id === role.id ? role : one));
}
