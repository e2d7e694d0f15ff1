import type { Role } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import type { Sessions } from '../../platform/auth/sessions';
import { idOf } from '../fields';
import { peopleByIds } from '../users';
import { usersMoved } from './events';
import { givenRole } from './given-role';
import {
  beginRoleWork,
  checkIfMatch,
  keepHolders,
  MAX_NAMED,
  namesOf,
  refuseToExceed,
  refuseToOutrank,
  refuseToReach,
  roleUnchanged,
  type RoleWork,
} from './guard';
import { bumpVersions, roleById, rolesByIds, setRole, usersAmong } from './queries';

/** The users of a role, all of them, by id. People who are added leave their former role; people who are left out have none. */
export async function replaceUsers(ctx: Ctx<'PATCH /role/users'>) {
  const { actor, body, tx, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const before = await roleById(trx, work.tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    return placeUsers(trx, work, before, { users: body.users, sessions: services.sessions });
  });
}

/** Gives a role these users and no others, with all checks of that. */
export async function placeUsers(
  trx: Trx,
  work: RoleWork,
  before: Role,
  { users, sessions }: { users: readonly { id: string }[]; sessions: Sessions },
): Promise<Outcome<{ message: string; role: Role }>> {
  const { id } = before;
  const { tenant, held } = work;
  const wanted = await usersWanted(trx, tenant.id, users);
  const added = [...wanted].filter(([, roleId]) => roleId !== id).map(([userId]) => userId);
  const removed = before.users.map((user) => user.id).filter((userId) => !wanted.has(userId));
  if (added.length === 0 && removed.length === 0) return roleUnchanged(before);
  if (added.length > 0) {
    refuseToExceed(held, namesOf(before.permissions), 'users');
  }
  const former = new Set(added.flatMap((userId) => wanted.get(userId) ?? []));
  const given = await rolesByIds(trx, tenant.id, [...former]);
  const left = [...given, ...(removed.length > 0 ? [before] : [])];
  const byId = new Map(given.map((role) => [role.id, role]));
  const formerOf = (userId: string) => byId.get(wanted.get(userId) ?? '') ?? null;
  refuseToOutrank(
    held,
    left.flatMap((role) => namesOf(role.permissions)),
    'users',
  );
  refuseToReach(work, [before, ...left]);
  await setRole(trx, removed, null);
  await setRole(trx, added, id);
  await bumpVersions(trx, [id, ...former]);
  await keepHolders(trx, work);
  const roles = await rolesByIds(trx, tenant.id, [id, ...former]);
  const role = roles.find((candidate) => candidate.id === id);
  if (!role) throw refuse('not_found');
  const moved = await peopleByIds(trx, [...added, ...removed]);
  return {
    answer: { message: 'Users updated', role },
    audit: [
      { action: 'role.users_replaced', subjectId: id, details: { added, removed } },
      ...givenRole({ people: removed.map((userId) => ({ id: userId, former: before })), to: null }),
      ...givenRole({ people: added.map((userId) => ({ id: userId, former: formerOf(userId) })), to: before }),
    ],
    events: usersMoved(tenant, roles, moved),
    after: () => sessions.changed([...added, ...removed]),
  };
}

/** @returns user id → their role now. @throws unknown_id naming those that are not of this tenant. */
async function usersWanted(
  trx: Trx,
  tenantId: string,
  users: readonly { id: string }[],
): Promise<Map<string, string | null>> {
  const ids = users.flatMap(({ id }) => idOf(id) ?? []);
  const found = new Map((await usersAmong(trx, tenantId, ids)).map((user) => [user.id, user.roleId]));
  const unknown = users.flatMap(({ id }, index) =>
    found.has(id) ? [] : [fieldFault(`users/${index}/id`, 'unknown_user', { id })],
  );
  if (unknown.length > 0) throw refuse('unknown_id', unknown.slice(0, MAX_NAMED));
  return found;
}
