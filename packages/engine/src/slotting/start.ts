import { secondsAt } from '../costs/seconds-of';
import { toursOnly } from '../model/tours';
import type { Tours } from '../model/tours';
import type { Warning } from '../model/warning';
import { leastBy, orderOf, SIMPLE_RULES, tellingTours, viewsOf } from '../search/simple-rules';
import type { SimpleRule } from '../search/simple-rules';
import type { Random } from '../search/random';
import { Filling } from './filling';
import { placeHardest, slotOrder, warningsOf } from './hardest';
import type { Setup } from './setup';

/** A plan to begin from: null stands for one that leaves something out which another one places. */
export interface Starts {
  rules: Record<SimpleRule, Int32Array | null>;
  /** Today's placement as far as rules allow, the rest where it fits; null if nothing lies anywhere. */
  today: Int32Array | null;
  /** The hardest to place first: places the most. */
  hardest: Int32Array;
  warnings: Warning[];
}

/** Seconds of a plan's work on some tours. Goods that are carried once tell no view of a rule from another. */
function dailyWork({ problem, parts, locationOf }: Setup, tours: Tours, plan: Int32Array): number {
  const placed = toursOnly(tours, (part) => plan[part]! >= 0);
  const locations = plan.map((slot) => (slot < 0 ? -1 : locationOf[slot]!));
  const { total, moves } = secondsAt(problem, { ...parts, tours: placed }, locations);
  return total - moves;
}

/** Plans to begin from, none of which breaks a rule, and the parts that cannot be placed. */
export function startsOf(setup: Setup, random: Random): Starts {
  const { problem, parts } = setup;
  const hardest = placeHardest(setup);
  const { kinds, empty, nearest, placed } = hardest;
  const kept = placed.toSorted((a, b) => parts.lines[b]! - parts.lines[a]! || a - b);

  const fill = (
    order: readonly number[],
    wanted: readonly number[],
    begin: (filling: Filling) => void = () => undefined,
  ) => {
    const next = new Filling(setup, kinds, empty, order);
    begin(next);
    return wanted.every((part) => next.plan[part]! >= 0 || next.place(part)) ? next.plan : null;
  };
  const byRule = (rule: SimpleRule) => {
    const plans = viewsOf(problem.warehouse, rule)
      .map((view) => fill(slotOrder(setup, rule, view, random), orderOf(rule, kept.slice(), random)))
      .filter((plan) => plan !== null);
    const [first, ...others] = plans;
    if (!first || others.length === 0) return first ?? null;
    const tours = tellingTours(parts.tours, plans.length);
    return leastBy([first, ...others], (plan) => dailyWork(setup, tours, plan));
  };
  const rules = Object.fromEntries(SIMPLE_RULES.map((rule) => [rule, byRule(rule)])) as Starts['rules'];
  const lying = kept.filter((part) => parts.today[part]! >= 0);
  const keepToday = (next: Filling) => {
    for (const part of lying) {
      const slot = next.freeSlot(parts.today[part]!);
      if (slot >= 0 && next.book.admits(part, parts.today[part]!)) next.put(part, slot);
    }
  };
  const today = lying.length > 0 ? fill(nearest, placed, keepToday) : null;
  return { rules, today, hardest: hardest.plan, warnings: warningsOf(setup, hardest) };
}
