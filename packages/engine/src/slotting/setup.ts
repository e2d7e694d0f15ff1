import type { Parts } from '../model/parts';
import { partsOf } from '../model/parts';
import { skusIn } from '../model/sku';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { toursOnly } from '../model/tours';
import { lockedParts } from '../rules/locked';

/**
 * A slotting problem as searches work on it. Each location is as many slots as SKUs may lie in it; a part holds one slot. A
 * plan is the slot of each part, −1 for those that have no place.
 */
export interface Setup {
  problem: SlottingProblem;
  parts: Parts;
  /** 1 for each part that must stay where it lies today. */
  locked: Uint8Array;
  /** Of each slot. */
  locationOf: Int32Array;
  pointOf: Int32Array;
  /** The first slot of each location, and after the last how many slots there are. */
  firstSlot: Int32Array;
}

/** @param lying the location of each part, −1 for none: each of them holds a slot, allowed or not */
export function setUp(problem: SlottingProblem, lying: ArrayLike<number> = []): Setup {
  const { locations } = problem;
  const parts = partsOf(problem);
  const locked = lockedParts(problem, parts);
  // Locked parts may lie closer together than they should; each still holds a slot.
  const held = new Int32Array(locations.length);
  locked.forEach((stays, part) => {
    const place = lying[part] ?? (stays === 1 ? parts.today[part]! : -1);
    if (place >= 0) held[place]!++;
  });
  const firstSlot = new Int32Array(locations.length + 1);
  locations.forEach((location, at) => (firstSlot[at + 1] = firstSlot[at]! + Math.max(skusIn(location), held[at]!)));
  const count = firstSlot[locations.length]!;
  const locationOf = new Int32Array(count);
  locations.forEach((_, at) => locationOf.fill(at, firstSlot[at], firstSlot[at + 1]));
  const pointOf = locationOf.map((location) => locations[location]!.point);
  return { problem, parts, locked, locationOf, pointOf, firstSlot };
}

/** The setup without the lines of those parts that a plan places nowhere: nobody walks for them. */
export function placedOnly(setup: Setup, plan: Int32Array): Setup {
  const { parts } = setup;
  if (plan.every((slot) => slot >= 0)) return setup;
  const tours = toursOnly(parts.tours, (part) => plan[part]! >= 0);
  return { ...setup, parts: { ...parts, tours } };
}

/** The locations of each SKU under a plan. */
export function placesOf({ parts, locationOf }: Setup, plan: Int32Array): SkuPlaces {
  const { firstOf } = parts;
  return Array.from({ length: firstOf.length - 1 }, (_, sku) =>
    Array.from(plan.subarray(firstOf[sku], firstOf[sku + 1]))
      .filter((slot) => slot >= 0)
      .map((slot) => locationOf[slot]!),
  );
}

/** A slot for each part that lies somewhere, −1 for the others. The setup must know what lies there. */
export function slotsFor({ firstSlot }: Setup, locations: Int32Array): Int32Array {
  const next = firstSlot.slice();
  return locations.map((location) => (location < 0 ? -1 : next[location]!++));
}
