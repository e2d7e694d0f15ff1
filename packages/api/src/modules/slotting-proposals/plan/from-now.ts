import type { SkuPlaces, SlottingProblem } from '@slotwise/engine';
import type { UnpackedPlan } from '../../slotting/unpacked';
import type { LyingRow } from '../stock-queries';

/** A plan of a run, to be reached from the present stock. */
export interface PlanFromNow {
  problem: SlottingProblem;
  after: SkuPlaces;
}

/**
 * The problem of a run with today's stock in place of the one that it began with. A SKU that lies nowhere any more does
 * not move, and a place that is gone, or has goods that the run did not know, gets nothing.
 * @param present places of the plan that the layout in force has
 */
export function fromNow(
  { problem, after, before, skuIds, locationIds }: UnpackedPlan,
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
  const recognised = recognise({ skuIds, lying: left, likely: (sku) => [before[sku]?.[0], after[sku]?.[0]] });
  for (const [sku, place] of recognised) claim(sku, place);
  // Stock in a place that the plan never wanted is dealt out by turns.
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

/**
 * Finds the piles that lie in their first place or in that of the plan, as many as possible: one pile of a SKU may have
 * moved to the former place of another.
 * @returns the places by pile
 */
function recognise({
  skuIds,
  lying,
  likely,
}: {
  skuIds: readonly string[];
  lying: ReadonlyMap<string, ReadonlyMap<number, number>>;
  likely(pile: number): readonly (number | undefined)[];
}): Map<number, number> {
  const pileAt = new Map<string, number>();
  const placeOf = new Map<number, number>();
  // Augmenting paths: a pile takes a place that is free, or one whose pile can take its other place.
  const place = (pile: number, tried: Set<number>): boolean =>
    likely(pile).some((at) => {
      if (at === undefined || tried.has(at) || !lying.get(skuIds[pile]!)?.has(at)) return false;
      tried.add(at);
      const key = `${skuIds[pile]} ${at}`;
      const other = pileAt.get(key);
      if (other !== undefined && !place(other, tried)) return false;
      pileAt.set(key, pile);
      placeOf.set(pile, at);
      return true;
    });
  skuIds.forEach((_, pile) => place(pile, new Set()));
  return placeOf;
}
