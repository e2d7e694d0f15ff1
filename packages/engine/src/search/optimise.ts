import { checkProblem } from '../model/problem';
import type { Plan, Problem } from '../model/problem';
import { routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { anneal, scaleOf } from './anneal';
import type { Annealing } from './anneal';
import { CountedTravel } from './counted-travel';
import { Placement } from './placement';
import { Random } from './random';
import { placeByRule, SIMPLE_RULES, velocityOf } from './simple-rules';
import type { SimpleRule } from './simple-rules';
import { SortedTravel } from './sorted-travel';
import { ThinnedTravel } from './thinned-travel';
import type { Travel } from './travel';
import { WeightedChoice } from './weighted-choice';

/** What a search takes from outside. */
export interface Environment {
  seed: number;
  /**
   * Asked every few milliseconds; the search ends when it is 1. A count of moves gives the same plan on every machine, a
   * clock the best that a machine finds in its time; 1 at any moment cancels.
   * @returns the share of the budget that is spent, 0 to 1
   */
  spent(moves: number): number;
  progress?(progress: Progress): void;
}

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
  /** What the rules of thumb come to on the same tours, and the best of them, from which the search began. */
  rules: Record<SimpleRule, number>;
  bestRule: SimpleRule;
}

interface Phase {
  travel: (placement: Placement) => Travel;
  /** Share of the budget at which it ends. */
  until: number;
  /** Temperatures at its start and end, in mean worsenings. */
  from: number;
  to: number;
}

/** Chance of a line to be missing in tours that are thinned. Found by trying: 0.3 did best on orders not seen. */
const MISSING = 0.3;
/** Fewer tours than these say nothing about tours to come, and are measured so fast that many attempts beat a long one. */
const ENOUGH_TOURS = 500;
/** How many times the best plan is compared and told while the budget lasts. */
const LOOKS = 100;
/** How often a search over few tours is heated anew. */
const CYCLES = 20;

function phasesOf({ warehouse, tours }: Problem): Phase[] {
  const counted = 'layout' in warehouse && warehouse.policy === 's-shape' ? warehouse.layout : undefined;
  const exact = ({ pointOfItem }: Placement) =>
    counted
      ? new CountedTravel(counted, tours, pointOfItem)
      : new SortedTravel(routingOf(warehouse), tours, pointOfItem);
  if (tours.weights.length < ENOUGH_TOURS)
    return Array.from({ length: CYCLES }, (_, cycle) => ({
      travel: exact,
      until: (cycle + 1) / CYCLES,
      from: 0.08,
      to: 0.01,
    }));
  if (!counted) return [{ travel: exact, until: 1, from: 0.04, to: 0.0007 }];
  const thinned = ({ pointOfItem }: Placement) => new ThinnedTravel(counted, tours, pointOfItem, MISSING);
  return [
    { travel: thinned, until: 0.6, from: 0.04, to: 0.0015 },
    { travel: exact, until: 1, from: 0.006, to: 0.0007 },
  ];
}

/**
 * Finds places that shorten the tours, beginning from the best rule of thumb. The plan is never worse than that.
 * Throws a RangeError that names what cannot be (rule P4).
 */
export function optimise(problem: Problem, environment: Environment): Solution {
  checkProblem(problem);
  const { slots, items, tours, fixed } = problem;
  const random = new Random(environment.seed);
  const routing = routingOf(problem.warehouse);
  const measure = (plan: Plan) =>
    travelOf(
      routing,
      tours,
      plan.map((slot) => slots[slot]!),
    );
  const starts = SIMPLE_RULES.map((rule) => {
    const plan = placeByRule(problem, rule, random);
    return { rule, plan, travel: measure(plan) };
  });
  const start = starts.reduce((best, other) => (other.travel < best.travel ? other : best));
  const rules = Object.fromEntries(starts.map(({ rule, travel }) => [rule, travel])) as Record<SimpleRule, number>;
  let best = { plan: start.plan, travel: start.travel };
  const movable = Int32Array.from(
    Array.from({ length: items }, (_, item) => item).filter((item) => (fixed?.[item] ?? -1) < 0),
  );
  const kept = new Set(fixed);
  const open = Int32Array.from(Array.from(slots.keys()).filter((slot) => !kept.has(slot)));
  let moves = 0;
  const solution = () => ({ ...best, moves, rules, bestRule: start.rule });
  if (movable.length === 0 || tours.items.length === 0) return solution();

  const velocity = velocityOf(problem);
  // Frequent items first: a move of theirs changes most. The root keeps the others from being forgotten.
  const choice = new WeightedChoice(Float64Array.from(movable, (item) => Math.sqrt(velocity[item]!) + 1e-6));
  const placement = new Placement(start.plan, slots);
  const look = (spent: number) => {
    const travel = measure(placement.slotOfItem);
    if (travel < best.travel) best = { plan: placement.slotOfItem.slice(), travel };
    environment.progress?.({ moves, spent, travel: best.travel, plan: best.plan });
  };
  let began = environment.spent(0);
  for (const phase of phasesOf(problem)) {
    if (began >= 1) break;
    const annealing: Annealing = { travel: phase.travel(placement), placement, slots, choice, movable, open, random };
    // Anew in each phase: the better the plan, the more a bad move worsens it.
    const scale = scaleOf(annealing);
    const before = moves;
    let looked = began;
    let spent = began;
    anneal(annealing, (done) => {
      moves = before + done;
      spent = environment.spent(moves);
      if (spent - looked >= 1 / LOOKS) {
        looked = spent;
        look(spent);
      }
      if (spent >= phase.until) return undefined;
      const part = (spent - began) / (phase.until - began);
      return scale * phase.from * powerOf(phase.to / phase.from, part);
    });
    began = spent;
    look(Math.min(spent, 1));
  }
  return solution();
}

/** base^part for 0 ≤ part ≤ 1 from square roots alone, which every machine rounds alike; to 2^-12 in the exponent. */
function powerOf(base: number, part: number): number {
  let result = 1;
  let root = base;
  let rest = part;
  for (let bit = 0; bit < 12; bit++) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest >= 1) {
      result *= root;
      rest -= 1;
    }
  }
  return result;
}
