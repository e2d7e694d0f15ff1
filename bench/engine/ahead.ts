import { agedTours, AGEINGS, chooseWay, optimise, routingOf, toursOf, travelOf, TRYING } from '@slotwise/engine';
import type { Ageing, Plan, Problem } from '@slotwise/engine';
import { processorTime } from './processor-time';
import { searchFor } from './search';

type Place = Omit<Problem, 'tours'>;

/**
 * Chooses on the latest orders seen how much those of the past count, and searches with all that are seen.
 * @param orders the oldest first
 */
export function searchAhead(
  place: Place,
  orders: readonly number[][],
  seconds: number,
  seed: number,
): { plan: Plan; moves: number; ms: number; ageing: Ageing } {
  const began = processorTime();
  const spent = () => (processorTime() - began) / 1000;
  const { tours, ageing } = toursAhead(place, orders, seed, () => spent() < TRYING * seconds);
  const { plan, moves } = searchFor({ ...place, tours }, Math.max(0, seconds - spent()), { seed });
  return { plan, moves, ms: processorTime() - began, ageing };
}

/**
 * Orders seen, each as much as it counts for those to come.
 * @param goesOn asked between trials
 */
export function toursAhead(
  place: Place,
  orders: readonly number[][],
  seed: number,
  goesOn: () => boolean = () => true,
) {
  const tours = toursOf(orders, place.items);
  const routing = routingOf(place.warehouse);
  const ageing = chooseWay({
    tours,
    ways: AGEINGS,
    goesOn,
    weigh: (past, method) => agedTours(past, place.items, method),
    planFrom: (past) => optimise({ ...place, tours: past }, { seed, spent: () => 1 }).plan,
    costOf: (plan, ahead) =>
      travelOf(
        routing,
        ahead,
        plan.map((slot) => place.slots[slot] ?? 0),
      ),
  });
  return { tours: agedTours(tours, place.items, ageing), ageing };
}

/** In words of a line of results. */
export const ageingIn = ({ halfLife, trend }: Ageing) =>
  `orders age by a half-life of ${halfLife}${trend === null ? '' : `, and what is asked for by one of ${trend}`}, chosen on the latest of those seen`;
