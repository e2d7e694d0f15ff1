import type { Warehouse } from '../model/problem';
import type { Tours } from '../model/tours';
import { balancedShares } from './balanced-shares';
import { leastWalk } from './least-walk';

/**
 * Lower bound on the length of all tours together under every plan, in the layout's unit, weighed. A tour is at least
 * as long as the way to any one of its slots and back, and so as any mean of those ways: that cost depends on each item
 * alone, and the cheapest way to lie is to sort the items against the ways. Besides, n items need n slots.
 * @param warehouse one in which a visit never shortens a tour
 * @param slots the point of each
 * @param kept the slot of items that cannot move, −1 for the others
 */
export function travelBound(
  warehouse: Warehouse,
  slots: Int32Array,
  tours: Tours,
  kept: Int32Array,
  goesOn?: () => boolean,
): number {
  const least = leastWalk(warehouse);
  const sums = balancedShares(tours, kept.length, goesOn);
  const held = new Set(kept);
  const ways = Float64Array.from(slots, (point) => least[point]!);
  const free = ways.filter((_, slot) => !held.has(slot)).sort();
  const loose = sums.filter((_, item) => kept[item]! < 0).sort((a, b) => b - a);
  let sorted = 0;
  kept.forEach((slot, item) => {
    if (slot >= 0) sorted += sums[item]! * ways[slot]!;
  });
  loose.forEach((sum, at) => (sorted += sum * (free[at] ?? 0)));
  const all = ways.sort();
  let counted = 0;
  for (let tour = 0; tour + 1 < tours.starts.length; tour++) {
    const count = tours.starts[tour + 1]! - tours.starts[tour]!;
    if (count > 0) counted += tours.weights[tour]! * all[Math.min(count, all.length) - 1]!;
  }
  return Math.max(sorted, counted);
}
