import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork, colleagueToChange } from '../roles';
import { depart } from './depart';

/** A colleague leaves the tenant: without role and sessions here. Their account stays and may be invited again. */
export function removeMember({ actor, body, now, tx, services }: Ctx<'DELETE /user'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_users');
    const person = await colleagueToChange(trx, work, id);
    const { roleID, firstName, lastName, email } = person.me;
    const { ended, events } = await depart(trx, work, person, { now });
    return {
      answer: { message: 'User removed' },
      audit: { action: 'user.removed', subjectId: id, before: { firstName, lastName, email, roleId: roleID } },
      events,
      after: () => {
        services.sessions.revoked(ended);
        services.sessions.changed([id]);
      },
    };
  });
}
