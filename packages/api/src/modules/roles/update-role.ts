import { badField, refuse } from '../../platform/errors';
import type { Role } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { idOf, line, lines, nameTaken } from '../fields';
import { roleUpdated } from './events';
import { beginRoleWork, checkIfMatch, refuseToDisguise, roleUnchanged } from './guard';
import { bumpVersions, roleById, updateRole } from './queries';
import { refuseToLookAlike, roleName } from './role-name';

/** Name and description; fields that are left out stay. Nothing to change: nothing happens. */
export async function renameRole(ctx: Ctx<'PATCH /role'>) {
  const { actor, body, tx, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  if (body.name === undefined && body.description === undefined) throw badField('name', 'nothing_changed');
  const name = body.name === undefined ? undefined : line('name', body.name);
  const description = body.description === undefined ? undefined : (lines('description', body.description) ?? '');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const { tenant } = work;
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    const changes = {
      ...(name !== undefined && name !== before.name && { name }),
      ...(description !== undefined && description !== before.description && { description }),
    };
    if (Object.keys(changes).length === 0) return roleUnchanged(before);
    refuseToDisguise(work, before);
    if (changes.name !== undefined) await refuseToLookAlike(trx, tenant.id, roleName(changes.name), id);
    await nameTaken('roles_name', () => updateRole(trx, id, changes));
    await bumpVersions(trx, [id]);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    return {
      answer: { message: 'Role updated', role },
      audit: { action: 'role.updated', subjectId: id, before: namedOf(before), after: namedOf(role) },
      events: roleUpdated(tenant, role, { renamed: role.name !== before.name }),
      after: () => services.sessions.changed(role.users.map((user) => user.id)),
    };
  });
}

const namedOf = ({ name, description }: Role) => ({ name, description });
