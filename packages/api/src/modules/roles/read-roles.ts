import type { PermissionName, Role } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import type { Actor } from '../../platform/actor';
import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { roleById, roleList, rolesOf, roleSlice } from './queries';

export function listRoles({ actor, query, read, services }: Ctx<'GET /mycompany/roles'> | Ctx<'GET /mywms/roles'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: roleList, owner: id }, query, {
      all: () => rolesOf(trx, id),
      some: (wanted) => roleSlice(trx, id, wanted),
    });
    return { myRoles: items, ...next };
  });
}

/** The catalogue is fixed: every role can hold every permission. */
export const listPermissions = () =>
  Promise.resolve({ myPermissions: PERMISSIONS.map((permission) => ({ ...permission })) });

/** The caller's own role; who else has it is told only to those who may see roles or users. */
export const readMyRole = ({ actor, read }: Ctx<'GET /myroles'>) =>
  read(async (trx) => {
    const role = actor.roleId && (await roleById(trx, tenantOf(actor).id, actor.roleId));
    return { myRole: role ? asSeenBy(actor, role) : null };
  });

const asSeenBy = ({ userId, permissions, embedded }: Actor, role: Role): Role => ({
  ...role,
  // Somebody in a partner's page can do there what the token allows, whatever else their role holds.
  ...(embedded && { permissions: role.permissions.filter(({ name }) => permissions.has(name as PermissionName)) }),
  ...(!permissions.has('view_roles') &&
    !permissions.has('view_users') && { users: role.users.filter((user) => user.id === userId) }),
});
