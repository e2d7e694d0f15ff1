import { someTours, toursBetween } from '../model/tours';
import type { Tours } from '../model/tours';

/** Parts of the tours seen at which past and future are told apart, and the length of the future that a plan is tried on. */
const CUTS = [0.9, 0.85, 0.95];
const AHEAD = 0.1;
/** Share of a search's time after which nothing more is tried. */
export const TRYING = 0.08;
/** Lines that are enough for trying. */
const ENOUGH_LINES = 200_000;
/**
 * Work that is more by so small a part may be so by chance. Of those ways the one by which most tours count is taken: the more
 * they are, the less a search fits its plan to those that happened to be.
 */
const SAME = 0.01;
/** Part of the work that a search loses where all tours count alike, by fitting its plan to them; where half of them count, twice as much. */
const FITTED = 0.01;

export interface Trying<Way, Plan> {
  /** All that are seen, the oldest first. */
  tours: Tours;
  /** The most promising ones first. */
  ways: readonly [Way, ...Way[]];
  /** @param every the past is each so manieth tour of all, from the first */
  weigh(past: Tours, method: Way, every: number): Tours;
  /** A plan that needs no time and no luck: that from which a search begins. */
  planFrom(past: Tours): Plan;
  /** Work of the tours that follow under a plan. */
  costOf(plan: Plan, ahead: Tours): number;
  /** Asked before each try but the first; false ends the trying, and ways that are not tried are not chosen. */
  goesOn(): boolean;
}

interface Tried<Way> {
  method: Way;
  /** Sums of all parts. */
  cost: number;
  counted: number;
}

/**
 * Chooses how much tours of the past count for those to come, on several parts of the past (rule T2).
 * @returns of the ways by which plans did about as well as by any on what followed, the one by which most tours count
 */
export function chooseWay<Way, Plan>({ ways, goesOn, ...trying }: Trying<Way, Plan>): Way {
  const every = Math.max(1, Math.ceil(trying.tours.items.length / ENOUGH_LINES));
  const tours = someTours(trying.tours, every);
  const count = tours.weights.length;
  let tried: Tried<Way>[] = [];
  for (const cut of CUTS) {
    const at = Math.round(count * cut);
    const past = toursBetween(tours, 0, at);
    const ahead = toursBetween(tours, at, Math.round(count * (cut + AHEAD)));
    const isFirst = cut === CUTS[0];
    const here: Tried<Way>[] = [];
    for (const method of ways) {
      if (!(isFirst && here.length === 0) && !goesOn()) break;
      const weighed = trying.weigh(past, method, every);
      const counted = countedOf(weighed) / at;
      const cost = trying.costOf(trying.planFrom(weighed), ahead) * (1 + FITTED / counted);
      here.push({
        method,
        cost: cost + (tried[here.length]?.cost ?? 0),
        counted: counted + (tried[here.length]?.counted ?? 0),
      });
    }
    // A part on which not all were tried tells none from another.
    if (!isFirst && here.length < tried.length) break;
    tried = here;
    if (tried.length < ways.length) break;
  }
  const least = Math.min(...tried.map(({ cost }) => cost));
  const good = tried.filter(({ cost }) => cost <= least * (1 + SAME));
  return good.reduce((best, other) => (other.counted > best.counted ? other : best), good[0] ?? tried[0]!).method;
}

/** As many tours of equal weight tell as much. */
function countedOf({ weights }: Tours): number {
  const sum = weights.reduce((total, one) => total + one, 0);
  return sum === 0 ? 1 : sum ** 2 / weights.reduce((total, one) => total + one * one, 0);
}
