import type { Role } from '@slotwise/contract';

/** Roles whose name or description contains the term (case ignored), those with most permissions first, then by name. */
export function shownRoles(roles: readonly Role[], term: string): Role[] {
  const needle = term.trim().toLocaleLowerCase();
  return roles
    .filter(({ name, description }) => `${name}\n${description}`.toLocaleLowerCase().includes(needle))
    .sort((a, b) => b.permissions.length - a.permissions.length || a.name.localeCompare(b.name));
}

/** "1 user", "3 users". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
