import type { Permission } from '@slotwise/contract';

/** Permissions of one category, beside each other. */
export interface ColumnGroup {
  category: string;
  /** Place of its first column, counted from 0. */
  start: number;
  count: number;
}

export interface Columns {
  groups: ColumnGroup[];
  permissions: Permission[];
}

/** The permissions by category, both in the order in which the catalogue names them. */
export function columnsOf(permissions: readonly Permission[]): Columns {
  const byCategory = new Map<string, Permission[]>();
  for (const permission of permissions) {
    const members = byCategory.get(permission.category);
    if (members) members.push(permission);
    else byCategory.set(permission.category, [permission]);
  }
  const groups: ColumnGroup[] = [];
  const ordered: Permission[] = [];
  for (const [category, members] of byCategory) {
    groups.push({ category, start: ordered.length, count: members.length });
    ordered.push(...members);
  }
  return { groups, permissions: ordered };
}

/**
 * Heading of a column. The category stands above it already: `view_roles` among the roles is its action alone, but
 * `view_audit` among the others is "view" of "audit".
 */
export function headingOf({ name, category, action }: Permission): { action: string; object: string } {
  const object = name.startsWith(`${action}_`) ? name.slice(action.length + 1) : name;
  return { action, object: object === category ? '' : object };
}
