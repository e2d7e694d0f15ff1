import type { RealisedGain } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';
import { tenantOf } from '../tenants';
import { ordersOf, workOf } from './measure-later';
import { plainMoves, type MoveRow } from './move-queries';
import { planner } from './plan/planner';
import { proposalOf } from './proposal-of';

/** Fewer say nothing. */
const FEWEST_ORDERS = 5;

/**
 * What a proposal has come to: the orders that came since it was activated, walked through where goods lay before and where the
 * moves put them. The same demand on both sides, so that neither season nor growth counts as gain.
 */
export async function readRealised({ actor, query, read, services }: Ctx<'GET /move-proposal/realised'>) {
  const { id: companyId } = tenantOf(actor);
  const scope = { userId: actor.userId, companyId, wmsId: null };
  const { proposal, moves } = await read(async (trx) => {
    const found = await proposalOf(trx, companyId, query.proposal_id);
    const all = await plainMoves(trx, found.id);
    return { proposal: found, moves: all.filter(({ decision }) => decision === 'approved') };
  });
  const { warehouseId, runId, activatedAt, approved, tasks } = proposal;
  const measured =
    activatedAt === null ? null : await measure(services, scope, { warehouseId, runId, since: activatedAt, moves });
  const realised: RealisedGain = {
    ...{ measured, promised: approved.secondsPerDay },
    ...{ done: tasks.done, moves: approved.moves },
  };
  return { realised };
}

async function measure(
  services: Services,
  scope: Scope,
  about: { warehouseId: string; runId: string; since: string; moves: readonly MoveRow[] },
): Promise<RealisedGain['measured']> {
  const orders = await ordersOf(services, scope, about);
  if (orders.length < FEWEST_ORDERS) return null;
  const plan = await services.use(planner).planOf(scope, about.runId);
  const { lines, days, before, after } = await workOf(services, plan, about.moves, orders);
  return { orders: orders.length, lines, days, before, after, secondsPerDay: before - after };
}
