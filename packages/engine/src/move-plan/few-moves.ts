import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { slotQuickly } from '../slotting/slot';
import type { MovePlan } from './move-plan';
import { planMoves } from './plan-moves';

/** Slots that the first search may move, and how many times as many each further one. */
const FIRST = 6;
const GROWTH = 1.6;
/** A plan of nearly as many moves says the same as the whole one. */
const NEARLY = 0.9;

interface Searching {
  seed: number;
  /** Moves of each search. */
  moves: number;
  /** As `planMoves` takes it. */
  goods?: ArrayLike<number>;
}

/**
 * The best few moves. Moves cut out of a plan that was free to move all are answers to another question: most of them pay
 * only together. So each number of them has a search of its own, which begins from the plan of the number before (rule M5).
 * @param below numbers up to this one: a plan of nearly as many moves is left out
 * @returns move plans for each of the numbers, the fewest first
 */
export function fewMoves(problem: SlottingProblem, below: number, { seed, moves, goods }: Searching): MovePlan[] {
  const plans: MovePlan[] = [];
  const search = (most: number, start: SkuPlaces): SkuPlaces => {
    const { places } = slotQuickly(problem, { seed, most, start, spent: (made) => made / moves });
    // Goods that lie nowhere are not brought: the caller's plan says nothing of it.
    const known = places.map((own, sku) => (problem.skus[sku]!.today.length === 0 ? [] : own));
    plans.push(planMoves(problem, known, { ...(goods && { goods }) }));
    return known;
  };
  let before: SkuPlaces = problem.skus.map(({ today }) => today);
  for (let most = FIRST; most < below * NEARLY; most = Math.ceil(most * GROWTH)) {
    const next = search(most, before);
    // Goods that are put down on the way take steps, too: so many fewer slots may move for these to be as many.
    const { steps } = plans.at(-1)!.curve.at(-1)!;
    if (steps * NEARLY > most) search(Math.floor((most * most) / steps), before);
    before = next;
  }
  return plans;
}
