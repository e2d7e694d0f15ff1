import type { Permission, Role, User } from '@slotwise/contract';
import { nameOf } from './moves';

/** A search and choices that must all fit; an empty text fits everything. */
export interface PermissionFilter {
  term: string;
  category: string;
  action: string;
}

export interface UserFilter {
  term: string;
  /** Name of a role; `WITHOUT_ROLE` for people who have none. */
  role: string;
}

/** No role can be called so: names are trimmed. */
export const WITHOUT_ROLE = ' none';

const needleOf = (term: string) => term.trim().toLocaleLowerCase();
const has = (text: string, needle: string) => text.toLocaleLowerCase().includes(needle);

/** Permissions whose name or action contains the term (case ignored), of the category and action that were chosen. */
export function shownPermissions(
  all: readonly Permission[],
  { term, category, action }: PermissionFilter,
): Permission[] {
  const needle = needleOf(term);
  return all.filter(
    (permission) =>
      (category === '' || permission.category === category) &&
      (action === '' || permission.action === action) &&
      (has(permission.name, needle) || has(permission.action, needle)),
  );
}

/** Users whose full name or e-mail contains the term (case ignored), of the role that was chosen. */
export function shownUsers(all: readonly User[], { term, role }: UserFilter): User[] {
  const needle = needleOf(term);
  return all.filter(
    (user) =>
      (role === '' || (role === WITHOUT_ROLE ? user.roleID === null : user.role?.name === role)) &&
      (has(nameOf(user), needle) || has(user.email, needle)),
  );
}

/**
 * Roles whose name or description contains the term, and that hold a permission of the chosen category and action; those
 * with most permissions first, then by name.
 */
export function shownRoles(roles: readonly Role[], { term, category, action }: PermissionFilter): Role[] {
  const needle = needleOf(term);
  const all = category === '' && action === '';
  return roles
    .filter(
      ({ name, description, permissions }) =>
        (has(name, needle) || has(description, needle)) &&
        (all ||
          permissions.some(
            (p) => (category === '' || p.category === category) && (action === '' || p.action === action),
          )),
    )
    .sort((a, b) => b.permissions.length - a.permissions.length || a.name.localeCompare(b.name));
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort((a, b) => a.localeCompare(b));

export const categoriesOf = (permissions: readonly Permission[]) => sorted(permissions.map(({ category }) => category));
export const actionsOf = (permissions: readonly Permission[]) => sorted(permissions.map(({ action }) => action));

/** What the role filter offers: all roles, and any role name found on users. */
export const roleNamesOf = (roles: readonly Role[], users: readonly User[]) =>
  sorted([...roles.map(({ name }) => name), ...users.flatMap(({ role }) => role?.name ?? [])]);

/** "inventory" → "Inventory". */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "1 user", "3 users". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
