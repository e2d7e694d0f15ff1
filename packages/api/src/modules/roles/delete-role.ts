import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { peopleByIds } from '../users';
import { roleDeleted } from './events';
import { beginRoleWork, checkIfMatch, keepHolders, namesOf, refuseToOutrank, refuseToReach } from './guard';
import { deleteRole, roleById } from './queries';

/** Its users are left without a role. The id stands in the body or in the query. */
export async function removeRole(ctx: Ctx<'DELETE /role'>) {
  const { actor, body, query, tx, services } = ctx;
  const given = body?.role_id ?? query.role_id;
  if (given === undefined) throw badField('role_id', 'missing');
  const id = idOf(given);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const { tenant } = work;
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    checkIfMatch(ctx, role);
    refuseToReach(work, [role]);
    refuseToOutrank(work.held, namesOf(role.permissions), 'role_id');
    const holders = role.users.map((user) => user.id);
    await deleteRole(trx, id);
    await keepHolders(trx, work);
    const left = await peopleByIds(trx, holders);
    const { name, description } = role;
    return {
      answer: { message: 'Role deleted' },
      audit: {
        action: 'role.deleted',
        subjectId: id,
        before: { name, description, permissions: namesOf(role.permissions), users: holders },
      },
      events: roleDeleted(tenant, id, left),
      after: () => services.sessions.changed(holders),
    };
  });
}
