import type { Permission, Role, User } from '@slotwise/contract';

/** A permission, and the role that grants it to somebody; without one they lack it. */
export interface Explained {
  permission: Permission;
  by: Role | null;
}

/** A person's permissions with the role behind them, and the missing ones, each in the order of the catalogue. */
export interface Access {
  role: Role | null;
  granted: Explained[];
  lacking: Explained[];
}

/** The role of a user, also when the lists of users and of roles were loaded at different moments. */
export const roleOf = (user: Pick<User, 'id' | 'roleID'>, roles: readonly Role[]): Role | null =>
  roles.find(({ id }) => id === user.roleID) ?? null;

export function accessOf(user: User, roles: readonly Role[], permissions: readonly Permission[]): Access {
  const role = roleOf(user, roles);
  const held = new Set(role?.permissions.map(({ id }) => id));
  const explained = permissions.map((permission) => ({ permission, by: held.has(permission.id) ? role : null }));
  return {
    role,
    granted: explained.filter(({ by }) => by !== null),
    lacking: explained.filter(({ by }) => by === null),
  };
}

/** Somebody who holds a permission, and the role through which. */
export interface Holder {
  id: string;
  user: User;
  role: Role;
}

/** Holders of a permission, by role and then by name; and all roles that grant it, also those that nobody has. */
export function holdersOf(
  permission: Pick<Permission, 'id'>,
  roles: readonly Role[],
): { holders: Holder[]; granting: Role[] } {
  const granting = roles.filter((role) => role.permissions.some(({ id }) => id === permission.id));
  const holders = granting.flatMap((role) => role.users.map((user): Holder => ({ id: user.id, user, role })));
  const sortKey = ({ user }: Holder) => `${user.lastName} ${user.firstName} ${user.email}`;
  const keyed = holders.map((holder) => ({ holder, key: sortKey(holder) }));
  const { compare } = new Intl.Collator();
  keyed.sort((a, b) => compare(a.holder.role.name, b.holder.role.name) || compare(a.key, b.key));
  return { holders: keyed.map(({ holder }) => holder), granting };
}
