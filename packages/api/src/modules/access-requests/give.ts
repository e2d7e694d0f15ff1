import type { AuditEntry, Role } from '@slotwise/contract';
import { isPermissionName } from '@slotwise/contract/permissions';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Publishable } from '../../platform/events/publish';
import { idOf } from '../fields';
import {
  bumpVersions,
  givenRole,
  insertPermissions,
  keepHolders,
  namesOf,
  refuseToExceed,
  refuseToOutrank,
  refuseToReach,
  roleById,
  rolesByIds,
  roleUpdated,
  setRole,
  usersMoved,
} from '../roles';
import { peopleByIds } from '../users';
import type { Deciding } from './decide';

/** Effects of a grant on roles, for the transaction's outcome. */
export interface RoleChange {
  audit: AuditEntry[];
  events: Publishable[];
  /** People whose permissions changed. */
  changed: string[];
}

interface Giving {
  asker: { id: string; roleId: string | null };
  /** Id of the role, as the request says it. */
  given: string;
}

async function roleNamed(trx: Trx, tenantId: string, given: string): Promise<Role> {
  const id = idOf(given);
  const role = id && (await roleById(trx, tenantId, id));
  if (!role) throw refuse('unknown_id', [fieldFault('role_id', 'unknown_role', { id: given })]);
  return role;
}

/** The asker moves to a role that holds it, under the same rules as in a change of the role's users. */
export async function moveToRole(trx: Trx, { work, request }: Deciding, { asker, given }: Giving): Promise<RoleChange> {
  const { tenant, held } = work;
  const target = await roleNamed(trx, tenant.id, given);
  if (!namesOf(target.permissions).includes(request.permission)) throw badField('role_id', 'not_an_option');
  refuseToExceed(held, namesOf(target.permissions), 'role_id');
  const former = asker.roleId === null ? [] : await rolesByIds(trx, tenant.id, [asker.roleId]);
  refuseToOutrank(
    held,
    former.flatMap((role) => namesOf(role.permissions)),
    'role_id',
  );
  refuseToReach(work, [target, ...former]);
  const ids = [target.id, ...former.map(({ id }) => id)];
  await setRole(trx, [asker.id], target.id);
  await bumpVersions(trx, ids);
  await keepHolders(trx, work);
  return {
    audit: [
      { action: 'role.users_replaced', subjectId: target.id, details: { added: [asker.id], removed: [] } },
      ...givenRole({ people: [{ id: asker.id, former: former[0] ?? null }], to: target }),
    ],
    events: usersMoved(tenant, await rolesByIds(trx, tenant.id, ids), await peopleByIds(trx, [asker.id])),
    changed: [asker.id],
  };
}

/** The asker's own role gets it, for everybody who has that role. */
export async function addToRole(trx: Trx, { work, request }: Deciding, { asker, given }: Giving): Promise<RoleChange> {
  const { tenant } = work;
  const before = await roleNamed(trx, tenant.id, given);
  // They were moved while the decision was made: the role that would change is not the one that was meant.
  if (before.id !== asker.roleId) throw refuse('conflict');
  refuseToReach(work, [before]);
  const { permission } = request;
  if (!isPermissionName(permission)) throw refuse('conflict');
  await insertPermissions(trx, tenant.id, [{ roleId: before.id, permission }]);
  await bumpVersions(trx, [before.id]);
  const role = await roleById(trx, tenant.id, before.id);
  if (!role) throw new Error('The role that was changed cannot be read.');
  return {
    audit: [
      {
        action: 'role.permissions_replaced',
        subjectId: role.id,
        before: { permissions: namesOf(before.permissions) },
        after: { permissions: namesOf(role.permissions) },
      },
    ],
    events: roleUpdated(tenant, role, { permissions: true }),
    changed: role.users.map(({ id }) => id),
  };
}
