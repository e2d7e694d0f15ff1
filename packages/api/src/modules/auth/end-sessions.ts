import { afterCommit } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { revokeSessions } from './queries';

/** One of the caller's sessions by its id, or all but the present one. */
export function endSessions({ actor, body, now, tx, services }: Ctx<'DELETE /sessions'>) {
  const wanted = body?.session_id;
  const only = wanted === undefined ? undefined : idOf(wanted);
  if (wanted !== undefined && only === undefined) throw refuse('not_found');
  return tx(async (trx) => {
    const except = only === undefined ? actor.sessionId : undefined;
    const ended = await revokeSessions(trx, { userId: actor.userId, now, only, except });
    if (only !== undefined && ended.length === 0) throw refuse('not_found');
    if (ended.length > 0) {
      await services.audit.write(trx, { action: 'session.ended', subjectId: only, details: { sessions: ended } });
      afterCommit(trx, () => services.sessions.revoked(ended));
    }
    return { message: only === undefined ? 'Signed out everywhere else' : 'Session ended' };
  });
}
