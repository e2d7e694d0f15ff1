import { none } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { CommandRefused, type OperatorCommand } from '../../platform/operator/command';
import {
  bumpVersions,
  givenRole,
  insertPermissions,
  insertRoles,
  permissionsHeldBy,
  permissionsHeldIn,
  roleById,
  roleCreated,
  rolesOf,
  setRole,
  usersMoved,
} from '../roles';
import { lockTenant, type Tenant } from '../tenants';
import { personById, personNamed } from '../users';

const NAME = 'Recovered access';

/** A name that no role of the tenant has. */
async function freeName(trx: Trx, tenantId: string): Promise<string> {
  const taken = new Set((await rolesOf(trx, tenantId)).map(({ name }) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const name = n === 1 ? NAME : `${NAME} ${n}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/**
 * A permission that nobody of a tenant who may manage roles holds for all warehouses nobody there can grant for them. A person of it
 * gets it back in a role of their own, beside all that they held before: others of their old role get nothing by it.
 */
export const recoverPermissions: OperatorCommand = {
  name: 'recover',
  takes: ['address or id'],
  about:
    'Gives the permissions that nobody who may manage roles holds any more for all warehouses to this member, in a new role.',
  run: ({ db, clock, sessions }, [name = '']) =>
    db.withSystem(async (trx) => {
      const found = await personNamed(trx, name);
      if (!found) throw new CommandRefused(`No account has the id ${name}, or has confirmed that address.`);
      const { id: userId, email, companyID, wmsID, userType: kind } = found.me;
      const tenantId = companyID ?? wmsID;
      if (!tenantId) throw new CommandRefused(`${email} belongs to no company or WMS.`);
      await lockTenant(trx, tenantId);
      const before = await personById(trx, userId);
      if (!before || (before.me.companyID ?? before.me.wmsID) !== tenantId) {
        throw new CommandRefused(`${email} has just left. Run the command again.`);
      }
      const { grantable: held } = await permissionsHeldIn(trx, tenantId);
      const lost = PERMISSIONS.map((permission) => permission.name).filter((permission) => !held.has(permission));
      if (lost.length === 0)
        return {
          answer: 'Nothing is lost: somebody who may manage roles holds each permission for all warehouses.',
          audit: none('nothing is lost'),
        };

      const tenant: Tenant = { id: tenantId, kind };
      const permissions = [...new Set([...(await permissionsHeldBy(trx, userId)), ...lost, 'manage_roles' as const])];
      const role = { id: newId(), tenantId, name: await freeName(trx, tenantId), description: '', now: clock.now() };
      await insertRoles(trx, [role]);
      await insertPermissions(
        trx,
        tenantId,
        permissions.map((permission) => ({ roleId: role.id, permission })),
      );
      await setRole(trx, [userId], role.id);
      const left = before.me.roleID;
      await bumpVersions(trx, left ? [left, role.id] : [role.id]);
      const after = await personById(trx, userId);
      const made = await roleById(trx, tenantId, role.id);
      const emptied = left ? await roleById(trx, tenantId, left) : undefined;
      if (!after || !made) throw new Error('The recovered role cannot be read.');
      const actor = { userId: null, companyId: companyID, wmsId: wmsID };
      return {
        answer: `${email} holds ${lost.join(', ')} again, in the role “${role.name}”.`,
        audit: [
          {
            action: 'role.created',
            subjectId: role.id,
            after: { name: role.name, description: '', permissions },
            actor,
          },
          { action: 'role.recovered', subjectId: role.id, details: { user: userId, permissions: lost }, actor },
          { action: 'role.users_replaced', subjectId: role.id, details: { added: [userId], removed: [] }, actor },
          ...givenRole({ people: [{ id: userId, former: emptied ?? null }], to: made, actor }),
        ],
        events: [...roleCreated(tenant, made), ...usersMoved(tenant, emptied ? [emptied, made] : [made], [after])],
        after: () => sessions.changed([userId]),
      };
    }),
};
