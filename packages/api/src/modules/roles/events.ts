import type { Role } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';
import type { Tenant } from '../tenants';
import type { Person } from '../users';

export const roleCreated = ({ id, kind }: Tenant, role: Role): Publishable[] =>
  kind === 'company'
    ? [
        { channel: `company:${id}`, event: 'RoleCreated', data: role },
        { channel: `company:${id}`, event: 'CompanyRoleCreated', data: role },
      ]
    : [{ channel: `wms:${id}`, event: 'RoleCreated', data: role }];

/** `renamed` and `permissions` say what changed beyond the role's version. */
export const roleUpdated = (
  { id, kind }: Tenant,
  role: Role,
  { renamed = false, permissions = false }: { renamed?: boolean; permissions?: boolean },
): Publishable[] => {
  const own: Publishable[] = renamed || permissions ? role.users.map((user) => ownRole(user.id, role)) : [];
  if (kind === 'wms') {
    return [
      { channel: `wms:${id}`, event: 'RoleUpdated', data: role },
      ...(renamed ? userRoleUpdated({ id, kind }, role.users) : []),
      ...own,
    ];
  }
  return [
    { channel: `company:${id}`, event: 'RoleUpdated', data: role },
    ...(renamed ? [{ channel: `company:${id}`, event: 'CompanyRoleNameChanged', data: role } as const] : []),
    ...(permissions ? [{ channel: `company:${id}`, event: 'CompanyRolePermissionsUpdated', data: role } as const] : []),
    // The users carry the name of their role.
    ...(renamed ? userRoleUpdated({ id, kind }, role.users) : []),
    ...own,
  ];
};

/**
 * The permissions of a person changed: `UserRoleNameChanged` is the message that makes their client load its role
 * again.
 */
const ownRole = (userId: string, role: Role): Publishable => ({
  channel: `user:${userId}`,
  event: 'UserRoleNameChanged',
  // Colleagues are not everybody's to see, and thousands of them would make this message thousands of times as long.
  data: { ...role, users: role.users.filter((user) => user.id === userId) },
});

/** `roles`: all that won or lost somebody. `moved`: those people as they are now. */
export const usersMoved = ({ id, kind }: Tenant, roles: readonly Role[], moved: readonly Person[]): Publishable[] => {
  const byId = new Map(roles.map((role) => [role.id, role]));
  return [
    ...roles.map((role): Publishable =>
      kind === 'company'
        ? { channel: `company:${id}`, event: 'RoleAssignmentChanged', data: role }
        : { channel: `wms:${id}`, event: 'RoleReassigned', data: role },
    ),
    ...userRoleUpdated(
      { id, kind },
      moved.map(({ user }) => user),
    ),
    ...moved.flatMap((person) => ownRoleMoved(person, byId.get(person.me.roleID ?? ''))),
  ];
};

export const roleDeleted = ({ id, kind }: Tenant, roleId: string, left: readonly Person[]): Publishable[] => [
  ...(kind === 'company'
    ? ([
        { channel: `company:${id}`, event: 'RoleDeleted', data: { id: roleId } },
        { channel: `company:${id}`, event: 'CompanyRoleDeleted', data: { id: roleId } },
      ] as const)
    : ([{ channel: `wms:${id}`, event: 'RoleDeleted', data: { id: roleId } }] as const)),
  ...userRoleUpdated(
    { id, kind },
    left.map(({ user }) => user),
  ),
  ...left.flatMap((person) => ownRoleMoved(person, undefined)),
];

/** `roleID` is a field of me, and `UserNameChanged` is what makes a client load me again. */
const ownRoleMoved = ({ me }: Person, role: Role | undefined): Publishable[] => [
  { channel: `user:${me.id}`, event: 'UserNameChanged', data: me },
  ...(role ? [ownRole(me.id, role)] : []),
];

const userRoleUpdated = ({ id, kind }: Tenant, users: readonly Person['user'][]): Publishable[] =>
  users.map((user): Publishable =>
    kind === 'company'
      ? { channel: `company:${id}`, event: 'UserRoleUpdated', data: user }
      : { channel: `wms:${id}`, event: 'UserRoleUpdated', data: user },
  );
