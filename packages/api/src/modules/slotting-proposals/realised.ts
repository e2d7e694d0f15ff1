import type { RealisedGain } from '@slotwise/contract';
import { toursOf, type SkuPlaces } from '@slotwise/engine';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';
import type { PlanOfRun } from '../slotting';
import { tenantOf } from '../tenants';
import { plainMoves, type MoveRow } from './move-queries';
import { laterOrders, type LaterOrder } from './order-queries';
import { planner } from './plan/planner';
import { proposalOf } from './proposal-of';

const ORDERS_AT_ONCE = 500;
/** So many orders say how a day is; more say the same. */
const MOST_ORDERS = 20_000;
/** Fewer say nothing. */
const FEWEST_ORDERS = 5;

interface Scope {
  userId: string | null;
  companyId: string;
  wmsId: null;
}

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
  const orders = await ordersSince(services, scope, about);
  if (orders.length < FEWEST_ORDERS) return null;
  const plan = await services.use(planner).planOf(scope, about.runId);
  const { tours, lines, days } = walksOf(plan, orders);
  const places = movedPlaces(plan, about.moves);
  const problem = { ...plan.problem, tours, days };
  const [before = 0, after = 0] = await services.use(planner).run({ kind: 'measure', problem, places });
  return { orders: orders.length, lines, days, before, after, secondsPerDay: before - after };
}

async function ordersSince(
  { db }: Services,
  scope: Scope,
  { warehouseId, since }: { warehouseId: string; since: string },
): Promise<LaterOrder[]> {
  const orders: LaterOrder[] = [];
  let after = { at: since, id: '' };
  for (;;) {
    const asked = { companyId: scope.companyId, warehouseId, after, limit: ORDERS_AT_ONCE };
    const some = await db.readTenant(scope, (trx) => laterOrders(trx, asked));
    orders.push(...some);
    const last = some.at(-1);
    if (!last || some.length < ORDERS_AT_ONCE || orders.length >= MOST_ORDERS) return orders;
    after = { at: last.at, id: last.id };
  }
}

/** Orders as walks past what the run knew; a SKU in several places is picked from its first. */
function walksOf({ skuIds }: PlanOfRun, orders: readonly LaterOrder[]) {
  const numberOf = new Map<string, number>();
  skuIds.forEach((id, at) => numberOf.has(id) || numberOf.set(id, at));
  const walks = orders.map(({ skus }) => skus.flatMap((id) => numberOf.get(id) ?? []));
  return {
    tours: toursOf(walks, skuIds.length),
    lines: walks.reduce((sum, walk) => sum + walk.length, 0),
    days: Math.max(1, new Set(orders.map(({ at }) => at.slice(0, 10))).size),
  };
}

/** Where everything lay before the moves, and where they put it. */
function movedPlaces({ before, skuIds, locationIds }: PlanOfRun, moves: readonly MoveRow[]): [SkuPlaces, SkuPlaces] {
  const at = before.map((places) => places.map((place) => locationIds[place]!));
  const started = at.map((places) => [...places]);
  const firstFrom = new Map<string, string>();
  for (const move of moves) {
    const sku = skuIds.findIndex((id, number) => id === move.sku_id && at[number]![0] === move.from_location_id);
    const known = sku >= 0 ? sku : skuIds.indexOf(move.sku_id);
    if (known < 0) continue;
    if (sku < 0 && !firstFrom.has(move.sku_id)) started[known] = [move.from_location_id];
    firstFrom.set(move.sku_id, move.from_location_id);
    at[known] = [move.to_location_id];
  }
  const numberOf = new Map(locationIds.map((id, number) => [id, number]));
  const toNumbers = (places: string[][]) => places.map((own) => own.flatMap((id) => numberOf.get(id) ?? []));
  return [toNumbers(started), toNumbers(at)];
}
