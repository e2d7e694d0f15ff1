import { lowerBound } from '../bound/bound';
import { checkPlaces } from '../model/check-places';
import { checkSlotting } from '../model/check-slotting';
import { partsOf } from '../model/parts';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import type { Warning } from '../model/warning';
import { Random } from '../search/random';
import { SIMPLE_RULES } from '../search/simple-rules';
import type { SimpleRule } from '../search/simple-rules';
import { gatheredPlans } from './gathered';
import { locationsOfParts, measureOf } from './seconds-of';
import { placedOnly, placesOf, setUp, slotsFor } from './setup';
import { placeHardest, warningsOf } from './hardest';
import { startsOf } from './start';

/** Everything that a search needs and that its budget does not touch. */
export function prepare(problem: SlottingProblem, random: Random) {
  checkSlotting(problem);
  const whole = setUp(problem);
  const starts = startsOf(whole, random);
  return { starts, setup: placedOnly(whole, starts.hardest) };
}
export type Prepared = ReturnType<typeof prepare>;

/** The warnings of `startPlaces` alone, which take far less time. */
export function startWarnings(problem: SlottingProblem): readonly Warning[] {
  checkSlotting(problem);
  const setup = setUp(problem);
  return warningsOf(setup, placeHardest(setup));
}

/**
 * Plans to begin from, none of which breaks a rule, and the SKUs that cannot be placed. A rule that leaves something
 * out is null.
 */
export function startPlaces(
  problem: SlottingProblem,
  seed: number,
): { rules: Record<SimpleRule, SkuPlaces | null>; today: SkuPlaces | null; warnings: readonly Warning[] } {
  const { starts, setup } = prepare(problem, new Random(seed));
  const placed = (plan: Int32Array | null) => plan && placesOf(setup, plan);
  const rules = Object.fromEntries(SIMPLE_RULES.map((rule) => [rule, placed(starts.rules[rule])]));
  return {
    rules: rules as Record<SimpleRule, SkuPlaces | null>,
    today: placed(starts.today),
    warnings: starts.warnings,
  };
}

/** The plan from which a search begins that knows of nothing that lies anywhere. */
export function firstPlaces(problem: SlottingProblem, seed: number): SkuPlaces {
  const prepared = prepare(problem, new Random(seed));
  const { starts, setup } = prepared;
  const measure = measureOf(problem);
  return [starts.hardest, ...Object.values(starts.rules), ...gatheredPlans(prepared)]
    .filter((plan) => plan !== null)
    .map((plan) => placesOf(setup, plan))
    .map((places) => ({ places, seconds: measure(places).total }))
    .reduce((best, other) => (other.seconds < best.seconds ? other : best)).places;
}

/**
 * Lower bound on the cost of every plan that places the same SKUs (rules B1 to B4), in seconds over the days of the
 * history.
 * @param places any plan: SKUs that it leaves out are left out
 * @param goesOn asked between rounds, of which each can only raise the bound
 */
export function leastSeconds(problem: SlottingProblem, places: SkuPlaces, goesOn: () => boolean): number {
  checkSlotting(problem);
  checkPlaces(problem, places);
  const locations = locationsOfParts(partsOf(problem), places);
  const whole = setUp(problem, locations);
  const plan = slotsFor(whole, locations);
  return lowerBound(placedOnly(whole, plan), plan, goesOn).seconds;
}
