import { ProblemFault } from './fault';
import type { SkuPlaces, SlottingProblem } from './slotting';

/** Throws a ProblemFault that names the first place that is not there. */
export function checkPlaces({ skus, locations }: SlottingProblem, places: SkuPlaces): void {
  if (places.length !== skus.length)
    throw new ProblemFault('places', places.length, `as many as there are SKUs, ${skus.length}`);
  places.forEach((own, sku) => {
    if (own.length > skus[sku]!.slots)
      throw new ProblemFault(`places[${sku}]`, own.length, `at most its ${skus[sku]!.slots} slots`);
    own.forEach((location, at) => {
      if (!Number.isInteger(location) || location < 0 || location >= locations.length)
        throw new ProblemFault(`places[${sku}][${at}]`, location, `a whole number from 0 to ${locations.length - 1}`);
    });
  });
}
