import { none } from '@slotwise/contract';
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
    const answer = { message: only === undefined ? 'Signed out everywhere else' : 'Session ended' };
    if (ended.length === 0) return { answer, audit: none('there was no other session') };
    return {
      answer,
      audit: { action: 'session.ended', subjectId: only, details: { sessions: ended } },
      after: () => services.sessions.revoked(ended),
    };
  });
}
