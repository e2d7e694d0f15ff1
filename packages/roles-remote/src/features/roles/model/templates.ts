import type { PermissionName, Role } from '@slotwise/contract';

/** A role to begin with. */
export interface RoleTemplate {
  name: string;
  description: string;
  permissions: readonly PermissionName[];
}

export const ROLE_TEMPLATES: readonly RoleTemplate[] = [
  {
    name: 'Warehouse supervisor',
    description: 'Runs a shift: stock, counts and the moves of a plan.',
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
    name: 'Picker',
    description: 'Sees stock and plans on the floor, and counts.',
    permissions: ['view_warehouses', 'view_inventory', 'count_inventory', 'view_slotting'],
  },
  {
    name: 'Planner',
    description: 'Makes slotting plans for others to approve.',
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
    name: 'Viewer',
    description: 'Looks at everything and changes nothing.',
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
    name: 'Access administrator',
    description: 'Invites people and decides who may do what.',
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

/** What a new role can begin with: nothing, a template, or an existing role. */
export type Start = { kind: 'blank' } | { kind: 'template'; name: string } | { kind: 'copy'; roleID: string };

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
export function beginningOf(start: Start, roles: readonly Role[], held: ReadonlySet<string>): Beginning {
  const split = (names: readonly string[]) => ({
    permissions: names.filter((name) => held.has(name)),
    leftOut: names.filter((name) => !held.has(name)),
  });
  if (start.kind === 'template') {
    const template = ROLE_TEMPLATES.find(({ name }) => name === start.name);
    if (template) {
      const { name, description, permissions } = template;
      return { name: freeName(name, roles), description, ...split(permissions) };
    }
  }
  if (start.kind === 'copy') {
    const role = roles.find(({ id }) => id === start.roleID);
    if (role) {
      const names = role.permissions.map(({ name }) => name);
      return { name: freeName(`Copy of ${role.name}`, roles), description: role.description, ...split(names) };
    }
  }
  return { name: '', description: '', permissions: [], leftOut: [] };
}
