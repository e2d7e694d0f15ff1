import { placeByRule, Random, routingOf, toursOf, travelOf } from '@slotwise/engine';
import type { Plan, Problem } from '@slotwise/engine';
import { toursAhead } from './ahead';
import type { History } from './history';
import { searchFor } from './search';
import { percent } from './spread';

const HELD_OUT = 0.2;
const SHARE = 0.15;

/** Prints what part of the gain over today's places remains where few items may move. Today all lies as by ABC. */
export function compareMoved(name: string, { items, orders, warehouse, slots }: History, seconds: number): void {
  const cut = Math.round(orders.length * (1 - HELD_OUT));
  const seen = toursOf(orders.slice(0, cut), items);
  const unseen = toursOf(orders.slice(cut), items);
  const problem: Problem = { warehouse, slots, items, tours: seen };
  const today = placeByRule(problem, 'abc', new Random(1));
  const routing = routingOf(warehouse);
  const on = (tours: typeof seen, plan: Plan) =>
    travelOf(
      routing,
      tours,
      plan.map((slot) => slots[slot] ?? 0),
    );
  const aged: Problem = { ...problem, tours: toursAhead(problem, orders.slice(0, cut), 1).tours };
  const all = searchFor(aged, seconds);
  const few = searchFor({ ...aged, today: { plan: today, most: SHARE * items } }, seconds);
  const part = (tours: typeof seen) =>
    (on(tours, today) - on(tours, few.plan)) / (on(tours, today) - on(tours, all.plan));
  console.log(
    `${name}, ${percent(SHARE)} of SKUs moved from ABC: ${percent(part(seen))} of the unrestricted gain seen, ${percent(part(unseen))} unseen; ${few.moves} and ${all.moves} moves in ${seconds} s each`,
  );
}
