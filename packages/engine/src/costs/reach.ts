import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import type { PlaceCost } from './place-cost';

/** Each line reaches for its piece: so many seconds at its level, and more the heavier it is. Unmeasured weight adds nothing. */
export function reachCost({ rates, locations }: SlottingProblem, { lines, weightG }: Parts): PlaceCost | undefined {
  const { reach } = rates;
  if (!reach) return undefined;
  const at = (values: readonly number[]) =>
    Float64Array.from(locations, ({ level }) => values[Math.min(level, values.length - 1)]!);
  const seconds = at(reach.seconds);
  const perKg = at(reach.secondsPerKg);
  const kg = weightG.map((weight) => (Number.isNaN(weight) ? 0 : weight / 1000));
  return { name: 'reach', at: (part, location) => lines[part]! * (seconds[location]! + perKg[location]! * kg[part]!) };
}
