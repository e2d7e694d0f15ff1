import type { RealisedGain } from '@slotwise/contract';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import { defineService, type Services } from '../../platform/services';
import { tenantOf } from '../tenants';
import { ordersOf, workOf } from './measure-later';
import { plainMoves, type MoveRow } from './move-queries';
import { demandSince } from './order-queries';
import { planner } from './plan/planner';
import { proposalOf } from './proposal-of';

/** Fewer say nothing. */
const FEWEST_ORDERS = 5;

/**
 * Realised gain of a proposal: the orders that came since it was activated, walked through the places before the moves
 * and those after them. The same demand on both sides, so that neither season nor growth counts as gain.
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
  const about = { id: proposal.id, warehouseId, runId, moves };
  const realised: RealisedGain = {
    measured: activatedAt === null ? null : await measured(services, scope, { ...about, since: activatedAt }),
    ...{ promised: approved.secondsPerDay },
    ...{ done: tasks.done, moves: approved.moves },
  };
  return { realised };
}

interface About {
  id: string;
  warehouseId: string;
  runId: string;
  since: string;
  moves: readonly MoveRow[];
}

/** Measures that one server keeps: a dashboard asks for some each time that somebody looks. */
const KEPT = 200;
const kept = defineService(() => new LRUCache<string, { measured: Promise<RealisedGain['measured']> }>({ max: KEPT }));

/** Measured again once other orders have come. */
async function measured(services: Services, scope: Scope, about: About): Promise<RealisedGain['measured']> {
  const { id, warehouseId, since } = about;
  const demand = await services.db.readTenant(scope, (trx) => demandSince(trx, warehouseId, since));
  const [all, key] = [services.use(kept), `${id} ${demand}`];
  const known = all.get(key) ?? { measured: measure(services, scope, about) };
  all.set(key, known);
  known.measured.catch(() => all.delete(key));
  return known.measured;
}

async function measure(services: Services, scope: Scope, about: About): Promise<RealisedGain['measured']> {
  const orders = await ordersOf(services, scope, about);
  if (orders.length < FEWEST_ORDERS) return null;
  const plan = await services.use(planner).planOf(scope, about.runId);
  const { lines, days, before, after } = await workOf(services, plan, about.moves, orders);
  return { orders: orders.length, lines, days, before, after, secondsPerDay: before - after };
}
