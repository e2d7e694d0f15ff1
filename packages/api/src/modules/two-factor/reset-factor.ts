import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork, colleagueToChange } from '../roles';
import { twoFactorMail } from './mails';
import { deleteFactor } from './queries';

/** For a colleague who has lost their device. Whoever holds less than they do would get at what only they may do. */
export function resetTwoFactor({ actor, body, tx, services }: Ctx<'DELETE /user/two-factor'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  // Their own goes by the password only, and not where it is demanded.
  if (id === actor.userId) throw refuse('forbidden');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_users');
    const person = await colleagueToChange(trx, work, id);
    if (!(await asSystem(trx, () => deleteFactor(trx, id)))) throw refuse('conflict');
    return {
      answer: { message: 'The second factor was taken away.' },
      audit: { action: 'factor.reset', subjectId: id, details: {} },
      mails: [twoFactorMail('reset', person.me.email, services.config.publicUrl)],
      after: () => services.sessions.changed([id]),
    };
  });
}
