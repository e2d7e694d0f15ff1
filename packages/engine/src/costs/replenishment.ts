import { skusIn } from '../model/sku';
import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import type { PlaceCost } from './place-cost';

/**
 * A slot is filled again as often as its capacity goes into the demand. A location in which several SKUs may lie gives
 * each an equal share. Goods that were not measured count by their pieces alone, and a location without a limit is
 * never empty.
 */
export function replenishmentCost(
  { rates, locations }: SlottingProblem,
  { demand, weightG, volumeMm3 }: Parts,
): PlaceCost | undefined {
  if (!rates.replenishment) return undefined;
  const { secondsPerTrip } = rates.replenishment;
  const shares = (limits: (number | null)[]) =>
    Float64Array.from(limits, (limit, at) => (limit === null ? Infinity : limit / skusIn(locations[at]!)));
  const pieces = shares(locations.map(({ maxPieces }) => maxPieces));
  const weight = shares(locations.map(({ maxWeightG }) => maxWeightG));
  const volume = shares(locations.map(({ maxVolumeMm3 }) => maxVolumeMm3));
  const measured = (value: number) => (Number.isNaN(value) ? 0 : value);
  return {
    name: 'replenishment',
    at: (part, location) => {
      const slotsPerPiece = Math.max(
        1 / pieces[location]!,
        measured(weightG[part]!) / weight[location]!,
        measured(volumeMm3[part]!) / volume[location]!,
      );
      return demand[part]! * secondsPerTrip * Math.min(slotsPerPiece, 1);
    },
  };
}
