import type { MoveGain } from '@slotwise/contract';
import { secondsOf, toursOf, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';
import type { UnpackedPlan } from '../../slotting/unpacked';
import type { MoveRow } from '../move-queries';
import type { LaterOrder } from '../order-queries';

export type Moved = Pick<MoveRow, 'sku_id' | 'from_location_id' | 'to_location_id'>;

/** Seconds of work on a mean day of some orders, for the places before the moves and for those after them. */
export interface Worked {
  lines: number;
  days: number;
  before: number;
  after: number;
}

/** @param orders null: those that the search saw */
export function workOn(plan: UnpackedPlan, moves: readonly Moved[], orders: readonly LaterOrder[] | null): Worked {
  const { lines, problem } = orders ? problemOn(plan, orders) : { lines: 0, problem: plan.problem };
  return { lines, days: problem.days, ...measureOn(problem, movedPlaces(plan, moves)) };
}

/** Gain of moves on the orders that the search saw, and on those that were held out. */
export function gainOn(plan: UnpackedPlan, moves: readonly Moved[]): MoveGain {
  const places = movedPlaces(plan, moves);
  const on = (problem: SlottingProblem) => ({
    orders: problem.tours.weights.length,
    ...measureOn(problem, places),
  });
  const unseen = plan.unseen();
  return { seen: on(plan.problem), unseen: unseen && on(unseen) };
}

function measureOn(problem: SlottingProblem, [before, after]: readonly [SkuPlaces, SkuPlaces]) {
  const seconds = (places: SkuPlaces) => secondsOf(problem, places).total / problem.days;
  return { before: seconds(before), after: seconds(after) };
}

/** The problem with other orders as walks past what the run knew; a SKU in several places is picked from its first. */
function problemOn({ problem, skuIds }: UnpackedPlan, orders: readonly LaterOrder[]) {
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
function movedPlaces({ before, skuIds, locationIds }: UnpackedPlan, moves: readonly Moved[]): [SkuPlaces, SkuPlaces] {
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
