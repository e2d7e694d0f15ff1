import type { MoveGain } from '@slotwise/contract';
import { toursOf, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';
import type { Scope } from '../../platform/actor';
import type { Services } from '../../platform/services';
import type { PlanOfRun } from '../slotting';
import type { MoveRow } from './move-queries';
import { laterOrders, type LaterOrder } from './order-queries';
import { planner } from './plan/planner';

const ORDERS_AT_ONCE = 500;
/** So many orders say how a day is; more say the same. */
const MOST_ORDERS = 20_000;

interface Span {
  warehouseId: string;
  /** As the database reads a moment. */
  since: string;
  /** The first moment that is no part of it; left out: no end. */
  until?: string;
}

/** The orders of a time, the oldest first, read in short transactions. */
export async function ordersOf({ db }: Services, scope: Scope, { warehouseId, since, until }: Span) {
  const orders: LaterOrder[] = [];
  let after = { at: since, id: '' };
  for (;;) {
    const asked = { companyId: scope.companyId ?? '', warehouseId, after, until, limit: ORDERS_AT_ONCE };
    const some = await db.readTenant(scope, (trx) => laterOrders(trx, asked));
    orders.push(...some);
    const last = some.at(-1);
    if (!last || some.length < ORDERS_AT_ONCE || orders.length >= MOST_ORDERS) return orders;
    after = { at: last.at, id: last.id };
  }
}

/** Seconds of work on a mean day of some orders, for the places before the moves and for those after them. */
export interface Worked {
  lines: number;
  days: number;
  before: number;
  after: number;
}

/** @param orders left out: those that the search saw */
export async function workOf(
  services: Services,
  plan: PlanOfRun,
  moves: readonly MoveRow[],
  orders?: readonly LaterOrder[],
): Promise<Worked> {
  const { lines, problem } = orders ? problemOn(plan, orders) : { lines: 0, problem: plan.problem };
  return { lines, days: problem.days, ...(await measureOn(services, plan, problem, moves)) };
}

type Moved = Pick<MoveRow, 'sku_id' | 'from_location_id' | 'to_location_id'>;

async function measureOn(services: Services, plan: PlanOfRun, problem: SlottingProblem, moves: readonly Moved[]) {
  const places = movedPlaces(plan, moves);
  const [before = 0, after = 0] = await services.use(planner).run({ kind: 'measure', problem, places });
  return { before, after };
}

/** Gain of moves on the orders that the search saw, and on those that were held out. */
export async function gainOf(services: Services, plan: PlanOfRun, moves: readonly Moved[]): Promise<MoveGain> {
  const on = async (problem: SlottingProblem) => ({
    orders: problem.tours.weights.length,
    ...(await measureOn(services, plan, problem, moves)),
  });
  const unseen = plan.unseen();
  return { seen: await on(plan.problem), unseen: unseen && (await on(unseen)) };
}

/** The problem with other orders as walks past what the run knew; a SKU in several places is picked from its first. */
function problemOn({ problem, skuIds }: PlanOfRun, orders: readonly LaterOrder[]) {
  const numberOf = new Map<string, number>();
  skuIds.forEach((id, at) => numberOf.has(id) || numberOf.set(id, at));
  const walks = orders.map(({ skus }) => skus.flatMap((id) => numberOf.get(id) ?? []));
  const demand = new Float64Array(skuIds.length);
  for (const { skus, pieces } of orders) {
    skus.forEach((id, at) => {
      const number = numberOf.get(id);
      if (number !== undefined) demand[number]! += pieces[at] ?? 0;
    });
  }
  const onOrders: SlottingProblem = {
    ...problem,
    // Refills are counted for the goods that these orders carry away.
    skus: problem.skus.map((sku, at) => ({ ...sku, demand: demand[at]! })),
    tours: toursOf(walks, skuIds.length),
    days: Math.max(1, new Set(orders.map(({ at }) => at.slice(0, 10))).size),
  };
  return { lines: walks.reduce((sum, walk) => sum + walk.length, 0), problem: onOrders };
}

/** All places before the moves, and those after them. */
function movedPlaces({ before, skuIds, locationIds }: PlanOfRun, moves: readonly Moved[]): [SkuPlaces, SkuPlaces] {
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
