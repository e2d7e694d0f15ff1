import { secondsAt } from '../costs/seconds-of';
import type { Seconds } from '../model/cost-rates';
import { partsOf } from '../model/parts';
import type { Parts } from '../model/parts';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { toursOnly } from '../model/tours';

/** The location of each part, −1 for none: the slots of a SKU in the order in which its places are named. */
export function locationsOfParts({ firstOf, count }: Parts, places: SkuPlaces): Int32Array {
  const locations = new Int32Array(count).fill(-1);
  places.forEach((own, sku) => locations.set(own, firstOf[sku]));
  return locations;
}

/**
 * Measures plans anew, for instance on orders that no search has seen. Nobody walks for parts without a place.
 * @returns the cost of places fitting the problem's SKUs and locations
 */
export function measureOf(problem: SlottingProblem): (places: SkuPlaces) => Seconds {
  const parts = partsOf(problem);
  return (places) => {
    const locations = locationsOfParts(parts, places);
    if (locations.every((location) => location >= 0)) return secondsAt(problem, parts, locations);
    const tours = toursOnly(parts.tours, (part) => locations[part]! >= 0);
    return secondsAt(problem, { ...parts, tours }, locations);
  };
}

/** Cost of one plan, as `measureOf` says it. */
export const secondsOf = (problem: SlottingProblem, places: SkuPlaces): Seconds => measureOf(problem)(places);
