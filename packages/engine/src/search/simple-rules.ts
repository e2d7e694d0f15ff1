import { aisleLength, depotsOf } from '../model/layout';
import type { Depot } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import { aloneDistance } from '../model/point-distance';
import type { Plan, Problem, Warehouse } from '../model/problem';
import { someTours } from '../model/tours';
import type { Tours } from '../model/tours';
import { routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { type Random } from './random';

/** Rules of thumb by which warehouses are filled: the items that are asked for most often go to the places that come first. */
export const SIMPLE_RULES = ['random', 'abc', 'nearest', 'within-aisle', 'across-aisle'] as const;
export type SimpleRule = (typeof SIMPLE_RULES)[number];

/** Demand of each item in a period: lines, not quantities. */
export function velocityOf({ items, tours }: Problem): Float64Array {
  const velocity = new Float64Array(items);
  for (let tour = 0; tour + 1 < tours.starts.length; tour++)
    for (let at = tours.starts[tour]!; at < tours.starts[tour + 1]!; at++)
      velocity[tours.items[at]!]! += tours.weights[tour]!;
  return velocity;
}

/** Depots from which a rule sees the places, each from the nearest of them; none where all is given by distances. */
export type View = readonly Depot[];

/** Depots from which a rule is tried alone. A large warehouse has dozens, and each takes as long as the first one did. */
const MOST_ALONE = 4;

/** Some depots that lie apart, from the first aisle to the last. */
function someApart(depots: View): View {
  if (depots.length <= MOST_ALONE) return depots;
  const inOrder = depots.toSorted((a, b) => a.aisle - b.aisle || (a.end === b.end ? 0 : a.end === 'front' ? -1 : 1));
  const last = inOrder.length - 1;
  return Array.from({ length: MOST_ALONE }, (_, at) => inOrder[Math.round((at * last) / (MOST_ALONE - 1))]!);
}

/**
 * Views that a rule has: from all depots, and where there are several, from each of some alone. A tour ends where it began, so that
 * frequent items around one depot can lie better than around all of them.
 */
export function viewsOf(warehouse: Warehouse, rule: SimpleRule): readonly View[] {
  const depots = 'layout' in warehouse ? depotsOf(warehouse.layout) : [];
  return depots.length < 2 || rule === 'random' ? [depots] : [depots, ...someApart(depots).map((depot) => [depot])];
}

interface Reach {
  /** From the depot to the point and back, alone. */
  alone: number;
  aisle: number;
  depth: number;
}

function reachesOf(warehouse: Warehouse, view: View): Reach[] {
  if ('distances' in warehouse) {
    const aloneOf = aloneDistance(warehouse);
    return Array.from({ length: warehouse.distances.points }, (_, point) => {
      const alone = aloneOf(point);
      return { alone, aisle: 0, depth: alone };
    });
  }
  const { layout } = warehouse;
  const { aisle, depth: depths } = layoutPoints(layout);
  const length = aisleLength(layout);
  return Array.from(depths, (deep, point): Reach =>
    view
      .map(({ aisle: at, end }) => {
        const away = Math.abs(aisle[point]! - at);
        const depth = end === 'front' ? deep : length - deep;
        return { alone: 2 * (away * layout.aislePitch + depth), aisle: away, depth };
      })
      .reduce((best, other) => (other.alone < best.alone ? other : best)),
  );
}

const byRule: Record<Exclude<SimpleRule, 'random' | 'abc'>, (a: Reach, b: Reach) => number> = {
  nearest: (a, b) => a.alone - b.alone,
  'within-aisle': (a, b) => a.aisle - b.aisle || a.depth - b.depth,
  'across-aisle': (a, b) => a.depth - b.depth || a.aisle - b.aisle,
};

function shuffle(numbers: number[], random: Random): number[] {
  for (let at = numbers.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  return numbers;
}

/** Shares of the items in the classes A and B; the rest is C. Within a class the place is left to chance. */
const CLASSES = [0.2, 0.5, 1];

/** In which order a rule gives places to items that stand by how often they are asked for. Changes the array. */
export function orderOf(rule: SimpleRule, items: number[], random: Random): number[] {
  if (rule === 'random') return shuffle(items, random);
  if (rule !== 'abc') return items;
  const ends = CLASSES.map((share) => Math.ceil(share * items.length));
  return ends.flatMap((end, index) => shuffle(items.slice(ends[index - 1] ?? 0, end), random));
}

/** In which order a rule fills slots. @param better decides between those that are equally near */
export function slotsInOrder(
  { warehouse, view }: { warehouse: Warehouse; view: View },
  rule: SimpleRule,
  slots: Int32Array,
  free: number[],
  random: Random,
  better: (a: number, b: number) => number = () => 0,
): number[] {
  const reaches = reachesOf(warehouse, view);
  const compare = byRule[rule === 'random' || rule === 'abc' ? 'nearest' : rule];
  const sorted = free.sort((a, b) => compare(reaches[slots[a]!]!, reaches[slots[b]!]!) || better(a, b) || a - b);
  return rule === 'random' ? shuffle(sorted, random) : sorted;
}

/** Lines that are measured by all views of a rule together: each of many depots is a view, and takes its time in each tour. */
const ENOUGH_LINES = 200_000;

/** Tours by which some views of a rule are told apart: all, or of very many each second, third … one. */
export const tellingTours = (tours: Tours, views: number): Tours =>
  someTours(tours, Math.max(1, Math.ceil((tours.items.length * views) / ENOUGH_LINES)));

/** Of some plans the one that costs least, of equals the first. */
export function leastBy(plans: readonly [Plan, ...Plan[]], costOf: (plan: Plan) => number): Plan {
  return plans
    .map((plan) => ({ plan, cost: costOf(plan) }))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).plan;
}

/**
 * Places all items by a rule; fixed ones keep their slots. With several depots, from that view by which the tours are shortest.
 * @param random for those rules that leave something to chance
 */
export function placeByRule(problem: Problem, rule: SimpleRule, random: Random): Plan {
  const { slots, items, fixed, warehouse, tours } = problem;
  const velocity = velocityOf(problem);
  const kept = fixed ?? new Int32Array(items).fill(-1);
  const taken = new Set(fixed);
  const plans = viewsOf(warehouse, rule).map((view) => {
    const plan = kept.slice();
    const free = Array.from(slots.keys()).filter((slot) => !taken.has(slot));
    const places = slotsInOrder({ warehouse, view }, rule, slots, free, random);
    const movable = Array.from(plan.keys())
      .filter((item) => plan[item] === -1)
      .sort((a, b) => velocity[b]! - velocity[a]! || a - b);
    orderOf(rule, movable, random).forEach((item, at) => (plan[item] = places[at]!));
    return plan;
  });
  const [first, ...others] = plans;
  if (others.length === 0) return first!;
  const routing = routingOf(warehouse);
  const telling = tellingTours(tours, plans.length);
  return leastBy([first!, ...others], (plan) =>
    travelOf(
      routing,
      telling,
      plan.map((slot) => slots[slot]!),
    ),
  );
}
