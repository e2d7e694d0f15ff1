import { none } from '@slotwise/contract';
import { isPartial } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { choiceOf, keepChoice, runOf, stateOf } from './first-steps-queries';
import { findSample, toSample } from './sample-queries';

/** How far the company has come, by its data. */
export function readFirstSteps({ actor, read }: Ctx<'GET /first-steps'>) {
  const { id: companyId } = tenantOf(actor);
  const seesPlans = actor.permissions.has('view_slotting');
  return read(async (trx) => {
    const { chosen, ...state } = await stateOf(trx, companyId);
    const sample = await findSample(trx, companyId);
    return {
      offered: !isPartial(actor),
      choice: await choiceOf(trx, actor.userId, companyId),
      ...state,
      run: seesPlans ? await runOf(trx, companyId) : null,
      chosen: seesPlans && chosen,
      sample: sample ? toSample(sample) : null,
    };
  });
}

/** Keeps whether the person wants to be led. */
export function chooseFirstSteps({ actor, body: { choice }, tx }: Ctx<'PATCH /first-steps'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    await keepChoice(trx, { userId: actor.userId, companyId, choice });
    return { answer: { choice }, audit: none('what somebody sees of their own dashboard') };
  });
}
