import type { PermissionName, Role } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import type { Actor } from '../../platform/actor';
import { readList } from '../../platform/cursors';
import type { Keyset } from '../../platform/db/keyset';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countRoles, roleLists, roleSlice } from './list-queries';
import { roleById, rolesOf } from './queries';

export function listRoles({ actor, query, read, services }: Ctx<'GET /mycompany/roles'> | Ctx<'GET /mywms/roles'>) {
  const { id } = tenantOf(actor);
  const { q, category, action, sort } = query;
  const filter = { term: termOf(q), category, action };
  const keyset: Keyset = roleLists[sort ?? 'created'];
  return read(async (trx) => {
    const { items, ...rest } = await readList(services.tokens, { keyset, owner: id, filter }, query, {
      all: () => rolesOf(trx, id),
      some: (wanted) => roleSlice(trx, id, filter, { keyset, wanted }),
      totals: () => countRoles(trx, id, filter),
    });
    return { myRoles: items, ...rest };
  });
}

/** The catalogue is fixed: every role can hold every permission. */
export const listPermissions = () =>
  Promise.resolve({ myPermissions: PERMISSIONS.map((permission) => ({ ...permission })) });

/** The caller's own role; its other holders are told only to those who may see roles or users. */
export const readMyRole = ({ actor, read }: Ctx<'GET /myroles'>) =>
  read(async (trx) => {
    const role = actor.roleId && (await roleById(trx, tenantOf(actor).id, actor.roleId));
    return { myRole: role ? asSeenBy(actor, role) : null };
  });

const asSeenBy = ({ userId, permissions, embedded }: Actor, role: Role): Role => ({
  ...role,
  // Somebody in a partner's page can do there no more than the token allows, with any role.
  ...(embedded && { permissions: role.permissions.filter(({ name }) => permissions.has(name as PermissionName)) }),
  ...(!permissions.has('view_roles') &&
    !permissions.has('view_users') && { users: role.users.filter((user) => user.id === userId) }),
});
