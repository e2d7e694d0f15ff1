import type { PermissionName, Role } from '@slotwise/contract';
import type { Translate } from '../../../words';

/** A role to begin with; its name and description are words. */
export interface RoleTemplate {
  id: 'supervisor' | 'picker' | 'planner' | 'viewer' | 'administrator';
  permissions: readonly PermissionName[];
}

export const ROLE_TEMPLATES: readonly RoleTemplate[] = [
  {
    id: 'supervisor',
    permissions: [
      'view_roles',
      'view_users',
      'view_warehouses',
      'manage_warehouses',
      'view_inventory',
      'manage_inventory',
      'count_inventory',
      'view_slotting',
      'approve_slotting',
      'use_assistant',
    ],
  },
  {
    id: 'picker',
    permissions: ['view_warehouses', 'view_inventory', 'count_inventory', 'view_slotting'],
  },
  {
    id: 'planner',
    permissions: [
      'view_users',
      'view_warehouses',
      'view_inventory',
      'view_slotting',
      'manage_slotting',
      'use_assistant',
    ],
  },
  {
    id: 'viewer',
    permissions: [
      'view_roles',
      'view_users',
      'view_invitations',
      'view_companies',
      'view_warehouses',
      'view_inventory',
      'view_slotting',
    ],
  },
  {
    id: 'administrator',
    permissions: [
      'view_roles',
      'manage_roles',
      'view_users',
      'manage_users',
      'view_invitations',
      'manage_invitations',
      'view_audit',
    ],
  },
];

/** Start of a new role: nothing, a template, or an existing role. */
export type Start = { kind: 'blank' } | { kind: 'template'; id: string } | { kind: 'copy'; roleID: string };

export interface Beginning {
  name: string;
  description: string;
  /** Permissions that the new role begins with. */
  permissions: string[];
  /** Those of the model that one does not hold and so cannot grant. */
  leftOut: string[];
}

/** A name that no role has yet: "Copy of Picker", "Copy of Picker 2". */
export function freeName(wanted: string, roles: readonly Pick<Role, 'name'>[]): string {
  const taken = new Set(roles.map(({ name }) => name.toLocaleLowerCase()));
  let name = wanted;
  for (let count = 2; taken.has(name.toLocaleLowerCase()); count += 1) name = `${wanted} ${count}`;
  return name;
}

/** Name, description and permissions that a new role begins with. */
export function beginningOf(t: Translate, start: Start, roles: readonly Role[], held: ReadonlySet<string>): Beginning {
  const split = (names: readonly string[]) => ({
    permissions: names.filter((name) => held.has(name)),
    leftOut: names.filter((name) => !held.has(name)),
  });
  if (start.kind === 'template') {
    const template = ROLE_TEMPLATES.find(({ id }) => id === start.id);
    if (template) {
      const { id, permissions } = template;
      const name = freeName(t(`template.${id}.name`), roles);
      return { name, description: t(`template.${id}.description`), ...split(permissions) };
    }
  }
  if (start.kind === 'copy') {
    const role = roles.find(({ id }) => id === start.roleID);
    if (role) {
      const names = role.permissions.map(({ name }) => name);
      return {
        name: freeName(t('role.copy-of', { role: role.name }), roles),
        description: role.description,
        ...split(names),
      };
    }
  }
  return { name: '', description: '', permissions: [], leftOut: [] };
}
