import { isPartial } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { runOf, stateOf } from './first-steps-queries';
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
      ...state,
      run: seesPlans ? await runOf(trx, companyId) : null,
      chosen: seesPlans && chosen,
      sample: sample ? toSample(sample) : null,
    };
  });
}
