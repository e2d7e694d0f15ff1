import type { SlottingSettings } from '@slotwise/contract';
import {
  MIXED_SKUS,
  toursBetween,
  type Separation,
  type SkuPlaces,
  type SlottingProblem,
  type Tours,
} from '@slotwise/engine';
import { ratesOf } from './cost-rates';
import { daysIn, type RunInput } from './run-input';
import { warehouseOf } from './run-layout';

/** Some of the walks, and how much each of them counts. */
export interface Period {
  from: number;
  until: number;
  /** The same walks, as much as each counts; without, each once. */
  weigh?: (tours: Tours) => Tours;
}

/** All walks that the search sees. */
export const seenWalks = ({ cut }: RunInput): Period => ({ from: 0, until: cut });

/**
 * An input as the engine's problem: its piles are the engine's SKUs, of one slot each, and its locations have the same numbers.
 * @param stays further piles that keep their place
 */
export function problemOf(
  input: RunInput,
  settings: SlottingSettings,
  period: Period,
  stays: ReadonlySet<number> = new Set(),
): SlottingProblem {
  const { piles, locations } = input;
  const lying = new Int32Array(locations.length);
  for (const { today } of piles) lying[today]!++;
  const { tours, demand, days } = demandOf(input, period);
  return {
    warehouse: warehouseOf(input),
    skus: piles.map(({ today, held, ...pile }, number) => ({
      ...pile,
      zone: settings.rules.keepZones ? locations[today]!.zone : null,
      demand: demand[number]!,
      ...{ slots: 1, today: [today], locked: held || stays.has(number) },
    })),
    locations: locations.map((location, at) => ({
      ...location,
      maxSkus: Math.max(isLimited(location) ? MIXED_SKUS : 1, lying[at]!),
      locked: false,
    })),
    ...{ tours, days, rates: ratesOf(input, settings, days), separations: separationsOf(input, settings) },
  };
}

/** Whether somebody has said the capacity of a place. If nobody has, no more lie together than do today. */
const isLimited = ({ maxPieces, maxVolumeMm3, maxWeightG }: RunInput['locations'][number]) =>
  maxPieces !== null || maxVolumeMm3 !== null || maxWeightG !== null;

function demandOf({ walks, piles }: RunInput, { from, until, weigh }: Period) {
  // Views: threads that search side by side read the same lines.
  const each = toursBetween(walks.tours, from, until);
  const tours = weigh?.(each) ?? each;
  const { starts, items, weights } = tours;
  const first = walks.tours.starts[from]!;
  const demand = new Float64Array(piles.length);
  for (let walk = 0; walk < weights.length; walk++)
    for (let at = starts[walk]!; at < starts[walk + 1]!; at++)
      demand[items[at]!]! += weights[walk]! * walks.pieces[first + at]!;
  // As many days as the walks would stand for if each counted once.
  const counted = weights.reduce((sum, one) => sum + one, 0) / Math.max(1, until - from);
  return { tours, demand, days: daysIn(walks, from, until) * Math.max(counted, 1e-9) };
}

/** Each hazard class is kept apart from all others. */
function separationsOf({ piles }: RunInput, { rules: { hazards } }: SlottingSettings): Separation[] {
  if (hazards === null) return [];
  const classes = [...new Set(piles.flatMap(({ hazardClass }) => hazardClass ?? []))].sort();
  return classes.flatMap((one, at) =>
    classes.slice(at + 1).map((other): Separation => ({ classes: [one, other], from: hazards })),
  );
}

/** The places of a plan of one place a pile as the engine has them; below 0 for none. */
export const asPlaces = (plan: ArrayLike<number>): number[][] =>
  Array.from(plan, (place) => (place < 0 ? [] : [place]));

/** The same the other way round. */
export const placesIn = (places: SkuPlaces): Int32Array => Int32Array.from(places, (own) => own[0] ?? -1);
