import { optimise, routingOf, toursOf, travelOf } from '@slotwise/engine';
import type { Plan, Problem } from '@slotwise/engine';
import { processorTime } from './processor-time';
import { searchFor } from './search';

/** Orders half as old, in parts of all that are seen, count half. The longest first. */
const HALF_LIVES = [Infinity, 0.5, 0.3, 0.2, 0.12];
/** Parts of the orders seen at which past and future are told apart, and the length of the future that a plan is tried on. */
const CUTS = [0.9, 0.85, 0.95];
const AHEAD = 0.1;
/** Share of the time after which no further cut is tried, and lines that are enough for trying. */
const TRYING = 0.08;
const ENOUGH_LINES = 200_000;
/**
 * Travel that is longer by so small a part may be so by chance. Of those the longest half-life is taken: the more orders count, the
 * less a search fits its plan to those that happened to be.
 */
const SAME = 0.01;

type Place = Omit<Problem, 'tours'>;

export function agedTours(orders: readonly number[][], items: number, halfLife: number) {
  const weight = (order: number) => 0.5 ** ((orders.length - order) / (orders.length * halfLife));
  return toursOf(orders, items, weight);
}

/**
 * Chooses on the latest orders seen how fast orders age, and searches with all that are seen. What is tried are the plans from
 * which a search begins: they need no time and no luck, so that many ways can be told apart on several parts of the past.
 * @param orders the oldest first
 */
export function searchAhead(
  place: Place,
  orders: readonly number[][],
  seconds: number,
  seed: number,
): { plan: Plan; moves: number; ms: number; halfLife: number } {
  const began = processorTime();
  const spent = () => (processorTime() - began) / 1000;
  const halfLife = halfLifeFor(place, orders, seed, () => spent() < TRYING * seconds);
  const tours = agedTours(orders, place.items, halfLife);
  const { plan, moves } = searchFor({ ...place, tours }, Math.max(0, seconds - spent()), { seed });
  return { plan, moves, ms: processorTime() - began, halfLife };
}

/**
 * @param goesOn asked after each cut
 * @returns the longest half-life by which plans from the past did about as well as by any on what followed
 */
export function halfLifeFor(
  place: Place,
  orders: readonly number[][],
  seed: number,
  goesOn: () => boolean = () => true,
): number {
  const lines = orders.reduce((sum, order) => sum + order.length, 0);
  const each = Math.ceil(lines / ENOUGH_LINES);
  const some = orders.filter((_, at) => at % each === 0);
  const routing = routingOf(place.warehouse);
  const tried = HALF_LIVES.map((halfLife) => ({ halfLife, travel: 0 }));
  for (const cut of CUTS) {
    const at = Math.round(some.length * cut);
    const past = some.slice(0, at);
    const ahead = toursOf(some.slice(at, Math.round(some.length * (cut + AHEAD))), place.items);
    for (const one of tried) {
      const { plan } = optimise(
        { ...place, tours: agedTours(past, place.items, one.halfLife) },
        { seed, spent: () => 1 },
      );
      const points = plan.map((slot) => place.slots[slot] ?? 0);
      one.travel += travelOf(routing, ahead, points);
    }
    if (!goesOn()) break;
  }
  const least = Math.min(...tried.map(({ travel }) => travel));
  return tried.find(({ travel }) => travel <= least * (1 + SAME))?.halfLife ?? Infinity;
}
