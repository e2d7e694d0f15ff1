import type { Permission, Role } from '@slotwise/contract';

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

/** Ten thousand texts are not made small letters again at every key. A changed entity is another object. */
const searched = new WeakMap<object, string>();
function has<T extends object>(item: T, textsOf: (item: T) => string[], needle: string): boolean {
  let text = searched.get(item);
  if (text === undefined) {
    // Nobody types a line break, so no term spans two texts.
    text = textsOf(item).join('\n').toLocaleLowerCase();
    searched.set(item, text);
  }
  return text.includes(needle);
}
const roleTexts = ({ name, description }: Role) => [name, description];

const { compare } = new Intl.Collator();

/**
 * Permissions whose name or action contains the term (case ignored), of the category and action that were chosen. Their
 * names in words and in code are searched alike.
 */
export function shownPermissions(
  all: readonly Permission[],
  { term, category, action }: PermissionFilter,
  inWords: (permission: string) => string,
): Permission[] {
  const needle = needleOf(term);
  return all.filter(
    (permission) =>
      (category === '' || permission.category === category) &&
      (action === '' || permission.action === action) &&
      [inWords(permission.name), permission.name, permission.action].join('\n').toLocaleLowerCase().includes(needle),
  );
}

/** Query for the server: users whose full name or e-mail contains the term, of the chosen role. */
export const askedOf = ({ term, role }: UserFilter) => ({
  ...(term.trim() !== '' && { q: term.trim() }),
  ...(role === WITHOUT_ROLE ? { has_role: 'no' as const } : role !== '' && { role }),
});

/**
 * Roles whose name or description contains the term, and that hold a permission of the chosen category and action; those
 * with most permissions first, then by name.
 */
export function shownRoles(roles: readonly Role[], { term, category, action }: PermissionFilter): Role[] {
  const needle = needleOf(term);
  const all = category === '' && action === '';
  return roles
    .filter(
      (role) =>
        has(role, roleTexts, needle) &&
        (all ||
          role.permissions.some(
            (p) => (category === '' || p.category === category) && (action === '' || p.action === action),
          )),
    )
    .sort((a, b) => b.permissions.length - a.permissions.length || compare(a.name, b.name));
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort(compare);

export const categoriesOf = (permissions: readonly Permission[]) => sorted(permissions.map(({ category }) => category));
export const actionsOf = (permissions: readonly Permission[]) => sorted(permissions.map(({ action }) => action));

/** Options of the role filter. */
export const roleNamesOf = (roles: readonly Role[]) => sorted(roles.map(({ name }) => name));

/** "inventory" → "Inventory". */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
