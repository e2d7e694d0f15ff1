import type { CostRates, SlottingProblem } from '@slotwise/engine';
import type { RunInput } from './run-input';

/** Seconds that carrying the goods of one place takes besides the walk. */
const SECONDS_PER_MOVE = 60;

/**
 * An input as the engine's problem: its SKUs and locations have the same numbers. Where goods lie that are picked elsewhere,
 * what lies there stays and nothing comes.
 * @param speed of walking, in mm a second
 */
export function problemOf(input: RunInput, speed: number): SlottingProblem {
  const { layout, policy, skus, locations, seen, days } = input;
  const stored = new Set(skus.flatMap(({ today }) => today.slice(1)));
  const picked = new Map<number, number>();
  for (const { today } of skus) picked.set(today[0]!, (picked.get(today[0]!) ?? 0) + 1);
  const rates: CostRates = {
    secondsPerLength: 1 / speed,
    moves: { weight: 0, secondsPerMove: SECONDS_PER_MOVE },
  };
  return {
    warehouse: { layout, policy },
    skus: skus.map((sku) => ({ ...sku, zone: null, slots: 1, today: sku.today.slice(0, 1), locked: false })),
    locations: locations.map((location, at) => ({
      ...location,
      maxSkus: Math.max(1, picked.get(at) ?? 0),
      locked: stored.has(at),
    })),
    ...{ tours: seen, days: Math.max(1, days.seen), rates, separations: [] },
  };
}
