import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { roleUpdated } from './events';
import {
  beginRoleWork,
  checkIfMatch,
  keepHolders,
  namesOf,
  permissionsWanted,
  refuseToExceed,
  refuseToOutrank,
  refuseToReach,
  roleUnchanged,
} from './guard';
import { bumpVersions, deletePermissions, insertPermissions, roleById } from './queries';

/** The permissions of a role, all of them, by id. The caller must hold every permission that is added or taken away. */
export async function replacePermissions(ctx: Ctx<'PATCH /role/permissions'>) {
  const { actor, body, tx, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  const wanted = permissionsWanted(body.permissions);
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const { tenant, held } = work;
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    const had = new Set(namesOf(before.permissions));
    const added = wanted.filter((name) => !had.has(name));
    const removed = [...had].filter((name) => !(wanted as string[]).includes(name));
    if (added.length === 0 && removed.length === 0) return roleUnchanged(before);
    refuseToReach(work, [before]);
    refuseToExceed(held, added, 'permissions');
    // People who may no longer manage roles no longer grant anything that their role holds.
    const taken = removed.includes('manage_roles') ? [...had] : removed;
    refuseToOutrank(held, taken, 'permissions');
    await deletePermissions(trx, id);
    await insertPermissions(
      trx,
      tenant.id,
      wanted.map((permission) => ({ roleId: id, permission })),
    );
    await bumpVersions(trx, [id]);
    if (removed.length > 0) await keepHolders(trx, work);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    return {
      answer: { message: 'Permissions updated', role },
      audit: {
        action: 'role.permissions_replaced',
        subjectId: id,
        before: { permissions: namesOf(before.permissions) },
        after: { permissions: namesOf(role.permissions) },
      },
      events: roleUpdated(tenant, role, { permissions: true }),
      after: () => services.sessions.changed(role.users.map((user) => user.id)),
    };
  });
}
