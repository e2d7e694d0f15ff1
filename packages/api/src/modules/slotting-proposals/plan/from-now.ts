import type { SkuPlaces, SlottingProblem } from '@slotwise/engine';
import type { PlanOfRun } from '../../slotting';
import type { LyingRow } from '../stock-queries';

/** A plan of a run, to be reached from what lies where now. */
export interface PlanFromNow {
  problem: SlottingProblem;
  after: SkuPlaces;
}

/**
 * The problem of a run with today's stock in place of the one that it began with. What lies nowhere any more does not move, and
 * to a place with goods that the run did not know, or that is gone, nothing comes.
 * @param present places of the plan that the layout in force has
 */
export function fromNow(
  { problem, after, before, skuIds, locationIds }: PlanOfRun,
  lying: readonly LyingRow[],
  present: ReadonlySet<string>,
): PlanFromNow {
  const numberOf = new Map(locationIds.map((id, at) => [id, at]));
  const left = new Map<string, Map<number, number>>();
  for (const { skuId, locationId, quantity } of lying) {
    const at = numberOf.get(locationId);
    if (at === undefined) continue;
    const own = left.get(skuId) ?? new Map<number, number>();
    left.set(skuId, own.set(at, (own.get(at) ?? 0) + quantity));
  }
  const today: ([number, number] | undefined)[] = problem.skus.map(() => undefined);
  const claim = (sku: number, place: number | undefined) => {
    const own = left.get(skuIds[sku]!);
    const pieces = place === undefined ? undefined : own?.get(place);
    if (place === undefined || pieces === undefined) return;
    own?.delete(place);
    today[sku] = [place, pieces];
  };
  // What has stayed is known again first, then what has been carried to where the plan wants it, then the rest by turns.
  problem.skus.forEach((_, sku) => claim(sku, before[sku]?.[0]));
  problem.skus.forEach((_, sku) => today[sku] ?? claim(sku, after[sku]?.[0]));
  problem.skus.forEach((_, sku) => today[sku] ?? claim(sku, left.get(skuIds[sku]!)?.keys().next().value));
  const strange = new Set([...left.values()].flatMap((own) => [...own.keys()]));
  const skus = problem.skus.map((sku, at) => {
    const [place, pieces] = today[at] ?? [];
    return { ...sku, pieces: pieces ?? sku.pieces, today: place === undefined ? [] : [place] };
  });
  const { weights } = problem.tours;
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
  return {
    problem: {
      ...problem,
      skus,
      locations: problem.locations.map((location, at) => ({
        ...location,
        locked: location.locked || strange.has(at),
        blocked: location.blocked || !present.has(locationIds[at]!),
      })),
      // The search lets older orders weigh less. For seconds of a mean day they weigh 1 in the mean.
      tours: { ...problem.tours, weights: weights.map((weight) => weight / (mean || 1)) },
    },
    after: after.map((places, sku) => (today[sku] ? places : [])),
  };
}
