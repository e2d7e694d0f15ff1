import type { MoveGain } from '@slotwise/contract';
import { measureOf, toursOf, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';
import type { UnpackedPlan } from '../../slotting/unpacked';
import type { MoveRow } from '../move-queries';
import type { LaterOrder } from '../order-queries';

export type Moved = Pick<MoveRow, 'sku_id' | 'from_location_id' | 'to_location_id'>;

/** Seconds saved on a mean day of the orders that were held out, for each list of moves and each number of them. */
export interface LaterGains {
  orders: number;
  secondsPerDay: number[][];
}

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

/**
 * Seconds that ever more of the moves of each list save on a mean day of the orders that were held out.
 * @returns null where none were held out
 */
export function laterGains(
  plan: UnpackedPlan,
  lists: readonly { moves: readonly Moved[]; ends: readonly number[] }[],
): LaterGains | null {
  const unseen = plan.unseen();
  if (!unseen) return null;
  const measure = measureOf(unseen);
  const seconds = (places: SkuPlaces) => measure(places).total / unseen.days;
  return {
    orders: unseen.tours.weights.length,
    secondsPerDay: lists.map(({ moves, ends }) => {
      const { before, after } = stagesOf(plan, moves, ends);
      const all = seconds(before);
      return after.map((places) => all - seconds(places));
    }),
  };
}

function measureOn(problem: SlottingProblem, [before, after]: readonly [SkuPlaces, SkuPlaces]) {
  const measure = measureOf(problem);
  const seconds = (places: SkuPlaces) => measure(places).total / problem.days;
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
function movedPlaces(plan: UnpackedPlan, moves: readonly Moved[]): [SkuPlaces, SkuPlaces] {
  const { before, after } = stagesOf(plan, moves, [moves.length]);
  return [before, after[0]!];
}

/** @param ends so many of the moves are made at each stage, ever more */
function stagesOf({ before, skuIds, locationIds }: UnpackedPlan, moves: readonly Moved[], ends: readonly number[]) {
  const numberOf = new Map(locationIds.map((id, number) => [id, number]));
  const toNumbers = (places: readonly string[][]) => places.map((own) => own.flatMap((id) => numberOf.get(id) ?? []));
  const known = before.map((places) => places.map((place) => locationIds[place]!));
  const started = known.map((own) => [...own]);
  const strayed = new Set<string>();
  const look = carrying(
    skuIds,
    known.map((own) => [...own]),
  );
  for (const move of moves) {
    const stray = look(move);
    if (stray === undefined || strayed.has(move.sku_id)) continue;
    strayed.add(move.sku_id);
    started[stray] = [move.from_location_id];
  }
  const at = started.map((own) => [...own]);
  const carry = carrying(skuIds, at);
  let made = 0;
  const after = ends.map((end) => {
    for (; made < end; made++) carry(moves[made]!);
    return toNumbers(at);
  });
  return { before: toNumbers(started), after };
}

/**
 * Makes moves one after the other.
 * @param at the places of each pile, which change
 * @returns makes one; answers the pile, if it did not lie where it was carried from
 */
function carrying(skuIds: readonly string[], at: string[][]): (move: Moved) => number | undefined {
  const first = new Map<string, number>();
  const lying = new Map<string, number>();
  const keyOf = (pile: number) => `${skuIds[pile]!} ${at[pile]![0]}`;
  skuIds.forEach((id, pile) => {
    if (!first.has(id)) first.set(id, pile);
    if (!lying.has(keyOf(pile))) lying.set(keyOf(pile), pile);
  });
  return ({ sku_id: sku, from_location_id: from, to_location_id: to }) => {
    const found = lying.get(`${sku} ${from}`);
    const pile = found ?? first.get(sku);
    if (pile === undefined) return undefined;
    if (lying.get(keyOf(pile)) === pile) lying.delete(keyOf(pile));
    at[pile] = [to];
    lying.set(keyOf(pile), pile);
    return found === undefined ? pile : undefined;
  };
}
