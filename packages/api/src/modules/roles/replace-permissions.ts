import { afterCommit } from '../../platform/db/transaction';
import { publish } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { roleUpdated } from './events';
import { beginRoleWork, checkIfMatch, etag, keepAdministrator, permissionsWanted, refuseToExceed } from './guard';
import { bumpVersions, deletePermissions, insertPermissions, roleById } from './queries';

/** The permissions of a role, all of them, by id. What is added must be held by the caller. */
export async function replacePermissions(ctx: Ctx<'PATCH /role/permissions'>) {
  const { actor, body, tx, setHeader, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  const wanted = permissionsWanted(body.permissions);
  const answer = await tx(async (trx) => {
    const { tenant, held } = await beginRoleWork(trx, actor, 'manage_roles');
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    const had = new Set<string>(before.permissions.map(({ name }) => name));
    const added = wanted.filter((name) => !had.has(name));
    const removed = [...had].filter((name) => !(wanted as string[]).includes(name));
    if (added.length === 0 && removed.length === 0) return { message: 'Role unchanged', role: before };
    refuseToExceed(held, added, 'permissions');
    await deletePermissions(trx, id);
    await insertPermissions(
      trx,
      tenant.id,
      wanted.map((permission) => ({ roleId: id, permission })),
    );
    await bumpVersions(trx, [id]);
    if (removed.length > 0) await keepAdministrator(trx, tenant.id);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    await services.audit.write(trx, {
      action: 'role.permissions_replaced',
      subjectId: id,
      details: { added, removed },
    });
    await publish(trx, roleUpdated(tenant, role, { permissions: true }));
    afterCommit(trx, () => services.sessions.changed(role.users.map((user) => user.id)));
    return { message: 'Permissions updated', role };
  });
  setHeader('etag', etag(answer.role));
  return answer;
}
