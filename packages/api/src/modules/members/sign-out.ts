import { none } from '@slotwise/contract';
import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { revokeSessions } from '../auth';
import { idOf } from '../fields';
import { beginRoleWork, colleagueToChange } from '../roles';

/** Ends all sessions of a colleague, who may sign in again: for a device that was lost. */
export function signOut({ actor, body, now, tx, services }: Ctx<'DELETE /member/sessions'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  // A person who means to end their own sessions would end the one that they ask with.
  if (id === actor.userId) throw refuse('forbidden');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_users');
    await colleagueToChange(trx, work, id);
    const ended = await asSystem(trx, () => revokeSessions(trx, { userId: id, now }));
    const answer = { message: 'Signed out everywhere' };
    if (ended.length === 0) return { answer, audit: none('there was no session') };
    return {
      answer,
      audit: { action: 'user.signed_out', subjectId: id, details: { sessions: ended } },
      after: () => services.sessions.revoked(ended),
    };
  });
}
