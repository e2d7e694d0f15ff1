import { none } from '@slotwise/contract';
import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { beginCompanyWork } from '../roles';
import { demand, demands, factorOf, idsOfMembers } from './queries';

export function changePolicy({ actor, body: { demanded }, tx, services }: Ctx<'PATCH /two-factor/policy'>) {
  return tx(async (trx) => {
    const { tenant } = await beginCompanyWork(trx, actor);
    const factor = await factorOf(trx, actor.userId);
    // Else they would shut themselves out, and everybody with them.
    if (demanded && !factor?.confirmedAt) throw refuse('second_factor_demanded');
    if ((await demands(trx, tenant.id)) === demanded) return { answer: { demanded }, audit: none('it is so already') };
    await asSystem(trx, () => demand(trx, tenant.id, demanded));
    const members = await idsOfMembers(trx, tenant.id);
    return {
      answer: { demanded },
      audit: { action: 'factor.demanded', subjectId: tenant.id, details: { demanded } },
      after: () => services.sessions.changed(members),
    };
  });
}
