import { asSystem } from '../../platform/db/transaction';
import type { Publishable } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { revokeSessions } from '../auth';
import { idOf } from '../fields';
import {
  beginRoleWork,
  bumpVersions,
  keepHolders,
  permissionsHeldBy,
  refuseToOutrank,
  roleById,
  usersMoved,
} from '../roles';
import type { Tenant } from '../tenants';
import { moveOut, personById } from '../users';

/** A colleague leaves the tenant: without role and sessions here. Their account stays and may be invited again. */
export function removeMember({ actor, body, now, tx, services }: Ctx<'DELETE /user'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_users');
    const { tenant, held } = work;
    const person = await personById(trx, id);
    if (!person || (person.me.companyID ?? person.me.wmsID) !== tenant.id) throw refuse('not_found');
    refuseToOutrank(held, [...(await permissionsHeldBy(trx, id))], 'user_id');
    const { roleID, firstName, lastName, email } = person.me;
    const ended = await asSystem(trx, async () => {
      await moveOut(trx, { id, tenantId: tenant.id });
      return revokeSessions(trx, { userId: id, now });
    });
    await keepHolders(trx, work);
    if (roleID) await bumpVersions(trx, [roleID]);
    const role = roleID ? await roleById(trx, tenant.id, roleID) : undefined;
    return {
      answer: { message: 'User removed' },
      audit: { action: 'user.removed', subjectId: id, before: { firstName, lastName, email, roleId: roleID } },
      events: [userLeft(tenant, id), ...usersMoved(tenant, role ? [role] : [], [])],
      after: () => {
        services.sessions.revoked(ended);
        services.sessions.changed([id]);
      },
    };
  });
}

const userLeft = ({ id: tenantId, kind }: Tenant, id: string): Publishable => ({
  ...(kind === 'company'
    ? { channel: `company:${tenantId}`, event: 'UserLeft', data: { id } }
    : { channel: `wms:${tenantId}`, event: 'UserLeft', data: { id } }),
  permission: 'view_users',
});
