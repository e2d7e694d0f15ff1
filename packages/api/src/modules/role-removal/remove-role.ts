import type { AuditEntry, Role } from '@slotwise/contract';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { moveInvitations } from '../invitations';
import {
  beginRoleWork,
  bumpVersions,
  checkIfMatch,
  deleteRole,
  givenRole,
  keepHolders,
  namesOf,
  refuseToExceed,
  refuseToOutrank,
  refuseToReach,
  roleById,
  roleDeleted,
  setRole,
  usersMoved,
  type RoleWork,
} from '../roles';
import { peopleByIds } from '../users';

/**
 * Its people and those who are invited into it get the replacement, if one is named; else they are left without a role. The id
 * stands in the body or in the query.
 */
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
    const replacement = await replacementFor(trx, work, id, body?.replacement_id ?? null);
    const handed = replacement ? await handOver(trx, work, { role, holders, replacement }) : { audit: [], events: [] };
    await deleteRole(trx, id);
    await keepHolders(trx, work);
    const left = replacement ? [] : await peopleByIds(trx, holders);
    const { name, description } = role;
    return {
      answer: { message: 'Role deleted' },
      audit: [
        ...handed.audit,
        ...givenRole({ people: holders.map((userId) => ({ id: userId, former: role })), to: replacement }),
        {
          action: 'role.deleted',
          subjectId: id,
          before: { name, description, permissions: namesOf(role.permissions), users: holders },
        },
      ],
      events: [...handed.events, ...roleDeleted(tenant, id, left)],
      after: () => services.sessions.changed(holders),
    };
  });
}

/** To name a replacement is to give it. @throws unknown_id, beyond_own_warehouses, grant_exceeds_own */
async function replacementFor(trx: Trx, work: RoleWork, id: string, wanted: string | null): Promise<Role | null> {
  if (wanted === null) return null;
  const wantedId = idOf(wanted);
  const role = wantedId && wantedId !== id ? await roleById(trx, work.tenant.id, wantedId) : undefined;
  if (!role) throw refuse('unknown_id', [fieldFault('replacement_id', 'unknown_role', { id: wanted })]);
  refuseToReach(work, [role]);
  refuseToExceed(work.held, namesOf(role.permissions), 'replacement_id');
  return role;
}

/** Before the role goes: with it the database would take it from everybody who has it. */
async function handOver(
  trx: Trx,
  { tenant }: RoleWork,
  { role, holders, replacement }: { role: Role; holders: string[]; replacement: Role },
): Promise<{ audit: AuditEntry[]; events: Publishable[] }> {
  const invited = await moveInvitations(trx, tenant.id, { from: role.id, to: replacement.id });
  if (holders.length === 0) return invited;
  await setRole(trx, holders, replacement.id);
  await bumpVersions(trx, [replacement.id]);
  const grown = await roleById(trx, tenant.id, replacement.id);
  const moved = await peopleByIds(trx, holders);
  return {
    audit: [
      { action: 'role.users_replaced', subjectId: replacement.id, details: { added: holders, removed: [] } },
      ...invited.audit,
    ],
    events: [...usersMoved(tenant, grown ? [grown] : [], moved), ...invited.events],
  };
}
