import type { Role } from '@slotwise/contract';

export interface RoleShare {
  id: string;
  /** Null: they have no role. */
  name: string | null;
  users: number;
  /** Of the largest role's users, 0 to 1: how long its bar is. */
  share: number;
}

/**
 * Distribution of people over the roles, largest first, then by name; at the end those who have none, if there are any.
 */
export function roleShares(roles: readonly Role[], none = 0): RoleShare[] {
  const largest = Math.max(1, none, ...roles.map(({ users }) => users.length));
  const shares = roles
    .map(({ id, name, users }) => ({ id, name, users: users.length, share: users.length / largest }))
    .sort((a, b) => b.users - a.users || a.name.localeCompare(b.name));
  return none > 0 ? [...shares, { id: 'none', name: null, users: none, share: none / largest }] : shares;
}
