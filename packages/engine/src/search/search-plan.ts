import type { Plan } from '../model/problem';
import { toursByItem } from '../model/tours';
import type { Tours } from '../model/tours';
import { anneal, scaleOf } from './anneal';
import type { Annealing } from './anneal';
import { neighbourhoodsOf } from './neighbourhoods';
import type { Guard } from './neighbourhood';
import { Placement } from './placement';
import { powerOf } from './power';
import type { Random } from './random';
import { slotGroups } from './slot-groups';
import { tidyGroups } from './tidy';
import type { Travel } from './travel';
import { WeightedChoice } from './weighted-choice';

/** Dependencies of a search on the outside. */
export interface Environment {
  seed: number;
  /**
   * Asked every few milliseconds; the search ends when it is 1. A count of moves gives the same plan on every machine, a
   * clock the best that a machine finds in its time; 1 at any moment cancels.
   * @returns the share of the budget that is spent, 0 to 1
   */
  spent(moves: number): number;
}

/** A stretch of the budget in which one measure is lowered. */
export interface Phase {
  travel: (placement: Placement) => Travel;
  /** Share of the budget at which it ends. */
  until: number;
  /** Temperatures at its start and end, in mean worsenings. */
  from: number;
  to: number;
  /** Moves for each item that such a start needs. With fewer it begins cooler, and spoils less of the plan that it begins from. */
  movesAnItem?: number;
  /** Moves for each item without which a phase is joined with the one or the three that follow it. */
  enough?: number;
  /** Moves tried to learn how much a bad one worsens the plan. */
  tries: number;
  /** Moves between two measurements of the plan anew: where they take long, the search shall do more than measure. */
  measureEvery: number;
  /** Its total is the cost to be lowered, so that a plan that is no better need not be measured anew. */
  isCost: boolean;
  /** Reach of each slot within its group, if the measure does not see it: frequent items come in front. */
  reach?: Float64Array;
}

export interface Search {
  tours: Tours;
  /** The point and the place of each slot. */
  slots: Int32Array;
  places: Int32Array;
  /** Slots that are near one another share a group. */
  groups: Int32Array;
  movable: Int32Array;
  open: Int32Array;
  velocity: Float64Array;
  /** Today's slot of each item, −1 for none, if few may leave it. */
  home: Int32Array | undefined;
  start: { plan: Plan; value: number };
  /** The cost to be lowered, measured anew. */
  measure: (plan: Plan) => number;
  /** Undefined where every slot takes every item. */
  guard: Guard | undefined;
  phases: readonly Phase[];
  environment: Environment;
  random: Random;
  progress: (moves: number, spent: number, best: { plan: Plan; value: number }) => void;
}

/** Number of times that the best plan is compared and told while the budget lasts. */
const LOOKS = 100;

/** Share of a phase after which its moves are estimated; until then it is as cool as any. */
const ESTIMATED = 0.01;
/** Coolest start and end, in parts of a phase's own. */
const COOLEST = { from: 0.075, to: 1 / 3 };

/** Temperature of a phase, in mean worsenings. @param heat 1 for the phase's own, less where there are too few moves for it */
function temperatureOf({ from, to }: Phase, heat: number, part: number): number {
  const begin = from * Math.max(heat, COOLEST.from);
  return begin * powerOf((to * Math.max(heat, COOLEST.to)) / begin, part);
}

/** Phases that may be joined, and are where one alone has too few moves. */
const JOINED = 4;

/** @param made moves that the phase will have. @returns how many phases are made one */
function joinedOf({ enough }: Phase, made: number, items: number): number {
  if (enough === undefined) return 1;
  const wanted = (enough * items) / made;
  return wanted <= 1 ? 1 : wanted <= JOINED / 2 ? JOINED / 2 : JOINED;
}

/** Lowers the measure from the start until the budget is spent. The answer is never worse than the start. */
export function searchPlan(search: Search): { plan: Plan; value: number; moves: number } {
  const { movable, tours, random, environment } = search;
  let best = search.start;
  let moves = 0;
  if (movable.length === 0 || tours.items.length === 0 || search.open.length < 2) return { ...best, moves };
  // Frequent items first: a move of theirs changes most. The root keeps the others from being forgotten.
  const choice = new WeightedChoice(Float64Array.from(movable, (item) => Math.sqrt(search.velocity[item]!) + 1e-6));
  const placement = new Placement(best.plan, search.slots);
  const byItem = toursByItem(tours, best.plan.length);
  const groups = slotGroups(search.groups, search.open, search.slots);
  const isMovable = new Uint8Array(best.plan.length);
  for (const item of movable) isMovable[item] = 1;
  const measure = () => {
    const value = search.measure(placement.slotOfItem);
    if (value < best.value) best = { plan: placement.slotOfItem.slice(), value };
  };
  const first = environment.spent(0);
  let began = first;
  for (let index = 0; index < search.phases.length && began < 1; index++) {
    const phase = search.phases[index]!;
    const { slots, places, open, guard } = search;
    const travel = phase.travel(placement);
    const neighbourhoods: Annealing['neighbourhoods'][number][] = [];
    const annealing: Annealing = {
      travel,
      placement,
      slots,
      places,
      choice,
      movable,
      moves: isMovable,
      open,
      home: search.home,
      random,
      guard,
      neighbourhoods,
    };
    neighbourhoods.push(...neighbourhoodsOf(annealing, tours, byItem, groups));
    // Anew in each phase: the better the plan, the more a bad move worsens it.
    const scale = scaleOf(annealing, phase.tries);
    const before = moves;
    let last = index;
    let until: number | undefined;
    let looked = began;
    let measured = moves;
    let spent = began;
    let heat = phase.movesAnItem === undefined ? 1 : undefined;
    const isWorse = () => phase.isCost && travel.total >= best.value;
    anneal(annealing, (done) => {
      moves = before + done;
      spent = environment.spent(moves);
      if (spent - looked >= 1 / LOOKS) {
        looked = spent;
        if (moves - measured >= phase.measureEvery && !isWorse()) {
          measured = moves;
          measure();
        }
        search.progress(moves, spent, best);
      }
      if (until === undefined && moves > 0) {
        // The price of leaving a place, where few may, takes time to become right.
        const made = search.home ? 0 : (moves / (spent - first)) * (phase.until - began);
        last = Math.min(search.phases.length, index + joinedOf(phase, made, movable.length)) - 1;
        until = search.phases[last]!.until;
      }
      const end = until ?? phase.until;
      if (spent >= end) return undefined;
      const part = (spent - began) / (end - began);
      if (part >= ESTIMATED)
        heat ??= search.home ? 0 : Math.min(1, done / part / (movable.length * phase.movesAnItem!));
      return scale * temperatureOf(phase, heat ?? 0, part);
    });
    began = spent;
    index = last;
    if (phase.reach) tidyGroups(groups, placement, phase.reach, places, search.velocity, guard);
    if (!isWorse()) measure();
    search.progress(moves, Math.min(spent, 1), best);
  }
  return { ...best, moves };
}
