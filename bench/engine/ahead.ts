import { routingOf, toursOf, travelOf } from '@slotwise/engine';
import type { Plan, Problem } from '@slotwise/engine';
import { searchFor } from './search';

/** Orders half as old, in parts of all that are seen, count half. */
const HALF_LIVES = [Infinity, 0.5, 0.2, 0.08];
/** The latest orders seen, on which plans from those before are tried. */
const TRIED_ON = 0.2;
/** Share of the time for trying, all ways together. */
const TRYING = 0.2;

type Place = Omit<Problem, 'tours'>;

function agedTours(orders: readonly number[][], items: number, halfLife: number) {
  const weight = (order: number) => 0.5 ** ((orders.length - order) / (orders.length * halfLife));
  return toursOf(orders, items, weight);
}

/** Chooses on the latest orders seen how fast orders age, and searches with all that are seen. @param orders the oldest first */
export function searchAhead(
  place: Place,
  orders: readonly number[][],
  seconds: number,
  seed: number,
): { plan: Plan; moves: number; ms: number; halfLife: number } {
  const cut = Math.round(orders.length * (1 - TRIED_ON));
  const trial = toursOf(orders.slice(cut), place.items);
  const routing = routingOf(place.warehouse);
  let moves = 0;
  let ms = 0;
  const tried = HALF_LIVES.map((halfLife) => {
    const tours = agedTours(orders.slice(0, cut), place.items, halfLife);
    const found = searchFor({ ...place, tours }, (seconds * TRYING) / HALF_LIVES.length, { seed });
    moves += found.moves;
    ms += found.ms;
    const points = found.plan.map((slot) => place.slots[slot] ?? 0);
    return { halfLife, travel: travelOf(routing, trial, points) };
  });
  const best = tried.reduce((one, other) => (other.travel < one.travel ? other : one));
  const tours = agedTours(orders, place.items, best.halfLife);
  const found = searchFor({ ...place, tours }, seconds * (1 - TRYING), { seed });
  return { plan: found.plan, moves: moves + found.moves, ms: ms + found.ms, halfLife: best.halfLife };
}
