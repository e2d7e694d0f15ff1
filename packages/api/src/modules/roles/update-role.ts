import { afterCommit } from '../../platform/db/transaction';
import { publish } from '../../platform/events/publish';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf, line, lines, nameTaken } from '../fields';
import { roleUpdated } from './events';
import { beginRoleWork, checkIfMatch, etag } from './guard';
import { bumpVersions, roleById, updateRole } from './queries';

/** Name and description; fields that are left out stay. Nothing to change: nothing happens. */
export async function renameRole(ctx: Ctx<'PATCH /role'>) {
  const { actor, body, tx, setHeader, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  if (body.name === undefined && body.description === undefined) throw badField('name', 'or description must be given');
  const name = body.name === undefined ? undefined : line('name', body.name);
  const description = body.description === undefined ? undefined : (lines('description', body.description) ?? '');
  const answer = await tx(async (trx) => {
    const { tenant } = await beginRoleWork(trx, actor, 'manage_roles');
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    const changes = {
      ...(name !== undefined && name !== before.name && { name }),
      ...(description !== undefined && description !== before.description && { description }),
    };
    if (Object.keys(changes).length === 0) return { message: 'Role unchanged', role: before };
    await nameTaken('roles_name', () => updateRole(trx, id, changes));
    await bumpVersions(trx, [id]);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    await services.audit.write(trx, { action: 'role.updated', subjectId: id, details: changes });
    await publish(trx, roleUpdated(tenant, role, { renamed: role.name !== before.name }));
    afterCommit(trx, () => services.sessions.changed(role.users.map((user) => user.id)));
    return { message: 'Role updated', role };
  });
  setHeader('etag', etag(answer.role));
  return answer;
}
