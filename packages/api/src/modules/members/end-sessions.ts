import { none } from '@slotwise/contract';
import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { revokeSessions } from '../auth';
import { idOf } from '../fields';
import { beginRoleWork, permissionsHeldBy, refuseToOutrank } from '../roles';
import { personById } from '../users';

/** Signs a colleague out everywhere, as when they have lost a device. */
export function endSessionsOf({ actor, body, now, tx, services }: Ctx<'DELETE /user/sessions'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const { tenant, held } = await beginRoleWork(trx, actor, 'manage_users');
    const person = await personById(trx, id);
    if (!person || (person.me.companyID ?? person.me.wmsID) !== tenant.id) throw refuse('not_found');
    refuseToOutrank(held, [...(await permissionsHeldBy(trx, id))], 'user_id');
    const except = id === actor.userId ? actor.sessionId : undefined;
    const ended = await asSystem(trx, () => revokeSessions(trx, { userId: id, now, ...(except && { except }) }));
    const answer = { message: 'Signed out everywhere' };
    if (ended.length === 0) return { answer, audit: none('there was no session') };
    return {
      answer,
      audit: { action: 'user.signed_out', subjectId: id, details: { sessionsEnded: ended.length } },
      after: () => services.sessions.revoked(ended),
    };
  });
}
