import { checkProblem } from '../model/problem';
import type { Plan, Problem } from '../model/problem';
import { routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { affinityStarts } from './affinity-start';
import { groupsOf } from './groups';
import { KeptTravel, leavingOf } from './kept-travel';
import { phasesOf } from './phases';
import { Random } from './random';
import { searchPlan } from './search-plan';
import type { Environment } from './search-plan';
import { placeByRule, SIMPLE_RULES, velocityOf } from './simple-rules';
import type { SimpleRule } from './simple-rules';

export interface Progress {
  moves: number;
  spent: number;
  /** Weighted length of all tours under the best plan so far, in the layout's unit. */
  travel: number;
  /** The best plan so far; whole at every moment. Another one with the next progress. */
  plan: Plan;
}

export interface Solution {
  plan: Plan;
  travel: number;
  moves: number;
  /** Results of the rules of thumb on the same tours, and the best of them, from which the search began. */
  rules: Record<SimpleRule, number>;
  bestRule: SimpleRule;
}

const emptyPlan = (items: number) => new Int32Array(items).fill(-1);

/**
 * Finds places that shorten the tours, beginning from the best rule of thumb, or from aisles filled with items that are
 * ordered together. The plan is never worse. If only some items may leave today's places, it begins from those, and no
 * more do. Throws a RangeError that names what cannot be (rule P4).
 */
export function optimise(
  problem: Problem,
  environment: Environment & { progress?(progress: Progress): void },
): Solution {
  checkProblem(problem);
  const { slots, items, tours, fixed, warehouse, today } = problem;
  const random = new Random(environment.seed);
  const routing = routingOf(warehouse);
  const measure = (plan: Plan) =>
    travelOf(
      routing,
      tours,
      plan.map((slot) => slots[slot]!),
    );
  const starts = SIMPLE_RULES.map((rule) => {
    const plan = placeByRule(problem, rule, random);
    return { rule, plan, value: measure(plan) };
  });
  const best = starts.reduce((one, other) => (other.value < one.value ? other : one));
  const rules = Object.fromEntries(starts.map(({ rule, value }) => [rule, value])) as Record<SimpleRule, number>;
  const movable = Int32Array.from(
    Array.from({ length: items }, (_, item) => item).filter((item) => (fixed?.[item] ?? -1) < 0),
  );
  const kept = new Set(fixed);
  const open = Int32Array.from(Array.from(slots.keys()).filter((slot) => !kept.has(slot)));
  const velocity = velocityOf(problem);
  const pointsToday = today?.plan.map((slot) => slots[slot]!);
  const isKept = (plan: Plan) =>
    !today || plan.reduce((sum, slot, item) => sum + Number(slots[slot] !== pointsToday![item]), 0) <= today.most;
  const others = today
    ? [today.plan]
    : affinityStarts(warehouse, { tours, slots, open, movable, velocity, plan: fixed ?? emptyPlan(items) });
  const candidates = others.map((plan) => ({ plan, value: measure(plan) }));
  const start = [...starts, ...candidates]
    .filter(({ plan }) => isKept(plan))
    .reduce((one, other) => (other.value < one.value ? other : one));
  const { plan, value, moves } = searchPlan({
    tours,
    slots,
    places: slots,
    groups: groupsOf(warehouse, slots),
    movable,
    open,
    velocity,
    home: today?.plan,
    start,
    measure: (found) => (isKept(found) ? measure(found) : Infinity),
    guard: undefined,
    phases: phasesOf(
      warehouse,
      tours,
      slots,
      today && ((travel, { pointOfItem }) => new KeptTravel(travel, pointOfItem, leavingOf(pointsToday!), today.most)),
    ),
    environment,
    random,
    progress: (made, spent, best) =>
      environment.progress?.({ moves: made, spent, travel: best.value, plan: best.plan }),
  });
  return { plan, travel: value, moves, rules, bestRule: best.rule };
}
