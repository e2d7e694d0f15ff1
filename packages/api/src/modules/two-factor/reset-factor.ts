import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork, permissionsHeldBy, refuseToOutrank } from '../roles';
import { personById } from '../users';
import { twoFactorMail } from './mails';
import { deleteFactor } from './queries';

/** For a colleague who has lost their device. Whoever holds less than they do would get at what only they may do. */
export function resetTwoFactor({ actor, body, tx, services }: Ctx<'DELETE /user/two-factor'>) {
  const id = idOf(body.user_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const { tenant, held } = await beginRoleWork(trx, actor, 'manage_users');
    const person = await personById(trx, id);
    if (!person || (person.me.companyID ?? person.me.wmsID) !== tenant.id) throw refuse('not_found');
    refuseToOutrank(held, [...(await permissionsHeldBy(trx, id))], 'user_id');
    if (!(await asSystem(trx, () => deleteFactor(trx, id)))) throw refuse('not_found');
    return {
      answer: { message: 'The second factor was taken away.' },
      audit: { action: 'two_factor.reset', subjectId: id, details: {} },
      mails: [twoFactorMail('reset', person.me.email, services.config.publicUrl)],
      after: () => services.sessions.changed([id]),
    };
  });
}
