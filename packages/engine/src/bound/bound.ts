import { placeCostsOf } from '../costs/work';
import type { Warehouse } from '../model/problem';
import { RuleBook } from '../rules/rule-book';
import { kindsOf } from '../slotting/filling';
import type { Setup } from '../slotting/setup';
import type { Bound } from '../slotting/solution';
import { assignedBound } from './assigned-tours';
import { withoutShortCuts } from './least-walk';
import { travelBound } from './travel-bound';

/** A plan that costs no more than this part above its bound costs what it says: the rest is rounding. */
const ROUNDING = 1e-9;

/** The cheapest places of each part on their own that its rules allow, in seconds. */
function placeBound(setup: Setup, placed: readonly number[], kept: Int32Array): number {
  const { problem, parts, locationOf } = setup;
  const costs = placeCostsOf(problem, parts).filter(({ name }) => name !== 'moves');
  if (costs.length === 0) return 0;
  const empty = new RuleBook(problem, parts);
  // Locations of one kind, level and number of SKUs cost the same.
  const kinds = kindsOf(setup);
  const classes = new Map<string, number>();
  problem.locations.forEach(({ level, mixing, maxSkus }, at) =>
    classes.set([kinds.kindOf[at], level, mixing === 'mixed', maxSkus].join(), at),
  );
  const samples = [...classes.values()];
  const costAt = (part: number, location: number) => costs.reduce((sum, cost) => sum + cost.at(part, location), 0);
  let sum = 0;
  for (const part of placed) {
    if (kept[part]! >= 0) sum += costAt(part, locationOf[kept[part]!]!);
    else {
      let least = Infinity;
      for (const location of samples) if (empty.admits(part, location)) least = Math.min(least, costAt(part, location));
      sum += least;
    }
  }
  return sum;
}

/**
 * A lower bound on the cost of every plan of the same parts, and a plan near it that may break rules; null if there is
 * none.
 */
export interface LowerBound {
  seconds: number;
  plan: Int32Array | null;
}

function assignedOf(
  setup: Setup,
  placed: readonly number[],
  kept: Int32Array,
  warehouse: Warehouse,
  goesOn: () => boolean,
): LowerBound | null {
  const { problem, parts, locked, pointOf, locationOf } = setup;
  const { secondsPerLength } = problem.rates;
  if (secondsPerLength === 0) return null;
  // Numbered through among placed parts, for the assignment must give each a slot.
  const numberOf = new Int32Array(parts.count).fill(-1);
  placed.forEach((part, number) => (numberOf[part] = number));
  const empty = new RuleBook(problem, parts);
  const costs = placeCostsOf(problem, parts);
  const assigned = assignedBound({
    warehouse,
    slots: pointOf,
    goesOn,
    tours: { ...parts.tours, items: parts.tours.items.map((part) => numberOf[part]!) },
    kept: Int32Array.from(placed, (part) => kept[part]!),
    place: (number, slot) => {
      const part = placed[number]!;
      const location = locationOf[slot]!;
      if (locked[part] === 0 && !empty.admits(part, location)) return Infinity;
      return costs.reduce((sum, cost) => sum + cost.at(part, location), 0) / secondsPerLength;
    },
  });
  if (!assigned) return null;
  const plan = new Int32Array(parts.count).fill(-1);
  placed.forEach((part, number) => (plan[part] = assigned.plan[number]!));
  return { seconds: assigned.bound * secondsPerLength, plan };
}

/**
 * Rules B1 to B4.
 * @param setup with the lines of placed parts only
 * @param start any plan: which parts are placed, locked where
 * @param goesOn asked between rounds, of which each can only raise the bound
 */
export function lowerBound(setup: Setup, start: Int32Array, goesOn: () => boolean = () => true): LowerBound {
  const { problem, parts, locked, pointOf } = setup;
  const placed = Array.from(start.keys()).filter((part) => start[part]! >= 0);
  const kept = start.map((slot, part) => (locked[part] === 1 ? slot : -1));
  const warehouse = withoutShortCuts(problem.warehouse);
  const travel = travelBound(warehouse, pointOf, parts.tours, kept, goesOn);
  const seconds = problem.rates.secondsPerLength * travel + placeBound(setup, placed, kept);
  const assigned = assignedOf(setup, placed, kept, warehouse, goesOn);
  return { seconds: Math.max(seconds, assigned?.seconds ?? 0), plan: assigned?.plan ?? null };
}

/** Greatest distance of a plan from its bound. @param seconds cost of the plan */
export function boundOf(least: LowerBound, seconds: number): Bound {
  const bound = Math.min(least.seconds, seconds);
  const proven = seconds - bound <= ROUNDING * seconds;
  return { seconds: bound, gap: seconds > 0 ? (seconds - bound) / seconds : 0, proven };
}
