import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { beginRoleWork } from '../roles';
import { tenantById } from '../tenants';
import { isAlone, personById } from '../users';
import { depart } from './depart';

/**
 * The caller leaves by themselves, with any role. Somebody who is alone may leave the tenant empty: a person who took
 * their address back from a stranger must get out of the stranger's tenant. They type its name for that, as nobody can undo it.
 */
export function leaveTenant({ actor, body, now, tx, services }: Ctx<'POST /me/leave'>) {
  const id = actor.userId;
  if ((actor.companyId ?? actor.wmsId) !== body.tenant_id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, null);
    const person = await personById(trx, id);
    if (!person || (person.me.companyID ?? person.me.wmsID) !== work.tenant.id) throw refuse('not_found');
    if (await isAlone(trx, { id, tenantId: work.tenant.id })) {
      if (body.name === undefined) throw refuse('last_member');
      const tenant = await tenantById(trx, work.tenant.id);
      if (body.name.trim() !== tenant?.name) throw badField('name', 'not_its_name');
    }
    const { roleID, firstName, lastName, email } = person.me;
    const { ended, events } = await depart(trx, work, person, { now, except: actor.sessionId, mayEmpty: true });
    const { me } = person;
    return {
      answer: { message: 'You left' },
      audit: { action: 'user.left', subjectId: id, before: { firstName, lastName, email, roleId: roleID } },
      // Tenant and role are fields of me, and this is what makes a client load me again.
      events: [
        ...events,
        {
          channel: `user:${id}`,
          event: 'UserNameChanged',
          data: { ...me, companyID: null, wmsID: null, roleID: null },
        },
      ],
      after: () => {
        services.sessions.revoked(ended);
        services.sessions.changed([id]);
      },
    };
  });
}
