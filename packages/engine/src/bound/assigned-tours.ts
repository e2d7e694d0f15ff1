import type { Warehouse } from '../model/problem';
import type { Tours } from '../model/tours';
import { sortPoints } from '../routing/travel';
import { assign } from './assignment';
import { leastRouting, leastWalk } from './least-walk';

/** Work that this bound may take: lines times points, and rows times columns of the assignment squared by its rows. */
const LINES_BY_POINTS = 2_000_000;
const ASSIGNMENT = 30_000_000;
const ROUNDS = 60;

interface Input {
  /** One in which a visit never shortens a tour. */
  warehouse: Warehouse;
  /** The point of each slot. */
  slots: Int32Array;
  tours: Tours;
  /** The slot of items that cannot move, −1 for the others. */
  kept: Int32Array;
  /** Cost of an item in a slot beside all travel, Infinity if it must not lie there, in the unit of lengths. */
  place: (item: number, slot: number) => number;
  /** Asked before each round after the first. */
  goesOn: () => boolean;
}

/**
 * A bound on travel and place costs together. A tour is at least as long as one that visits what cannot move and any one of
 * its other slots, and so as any mean of those. Such means cost by item and slot alone: the cheapest assignment bounds every
 * plan. The means are then shifted to the items by which the tours of that assignment are longest, and it is solved again.
 * @returns the bound and the slots of the assignment behind it, which may break rules that look at what lies together; null
 * if it would take too long
 */
export function assignedBound({
  warehouse,
  slots,
  tours,
  kept,
  place,
  goesOn,
}: Input): { bound: number; plan: Int32Array } | null {
  const { starts, items, weights } = tours;
  const loose = Array.from(kept.keys()).filter((item) => kept[item]! < 0);
  const held = new Set(kept);
  const free = Array.from(slots.keys()).filter((slot) => !held.has(slot));
  const points = [...new Set(free.map((slot) => slots[slot]!))];
  if (loose.length > free.length) return null;
  if (items.length * points.length > LINES_BY_POINTS || loose.length ** 2 * free.length > ASSIGNMENT) return null;
  const columnOf = new Map(points.map((point, column) => [point, column]));
  const column = Int32Array.from(free, (slot) => columnOf.get(slots[slot]!)!);
  const row = new Int32Array(kept.length).fill(-1);
  loose.forEach((item, at) => (row[item] = at));

  const least = leastWalk(warehouse);
  const ways = Float64Array.from(slots, (point) => least[point]!).sort();
  const routing = leastRouting(warehouse);
  const visit = new Int32Array(items.length + 1);
  let constant = 0;
  /** By line and point: the tour that visits what cannot move, and this. */
  const lengths = new Float64Array(items.length * points.length);
  const shares = new Float64Array(items.length);
  kept.forEach((slot, item) => {
    if (slot >= 0) constant += place(item, slot);
  });
  for (let tour = 0; tour + 1 < starts.length; tour++) {
    const lines = Array.from(items.subarray(starts[tour], starts[tour + 1]));
    const fixed = lines.filter((item) => kept[item]! >= 0).map((item) => slots[kept[item]!]!);
    const shortest = lines.length === 0 ? 0 : ways[Math.min(lines.length, ways.length) - 1]!;
    const measure = (more: number[]) => {
      visit.set([...fixed, ...more]);
      sortPoints(visit, fixed.length + more.length);
      return Math.max(shortest, routing.length(fixed.length + more.length, visit));
    };
    const moving = lines.length - fixed.length;
    if (moving === 0) constant += weights[tour]! * measure([]);
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) {
      if (row[items[at]!]! < 0) continue;
      shares[at] = 1 / moving;
      points.forEach((point, to) => (lengths[at * points.length + to] = measure([point])));
    }
  }

  const cost = new Float64Array(loose.length * points.length);
  const placed = new Float64Array(loose.length * free.length);
  loose.forEach((item, at) => free.forEach((slot, to) => (placed[at * free.length + to] = place(item, slot))));
  let best = -1;
  const plan = kept.slice();
  for (let round = 0; round < ROUNDS && (round === 0 || goesOn()); round++) {
    cost.fill(0);
    for (let tour = 0; tour + 1 < starts.length; tour++)
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++) {
        const from = row[items[at]!]! * points.length;
        if (from < 0 || shares[at] === 0) continue;
        for (let to = 0; to < points.length; to++)
          cost[from + to]! += weights[tour]! * shares[at]! * lengths[at * points.length + to]!;
      }
    const found = assign(
      loose.length,
      free.length,
      (one, slot) => cost[one * points.length + column[slot]!]! + placed[one * free.length + slot]!,
    );
    if (!found) return null;
    if (constant + found.cost > best) {
      best = constant + found.cost;
      loose.forEach((item, at) => (plan[item] = free[found.columnOf[at]!]!));
    }
    const step = 1 / (round + 2);
    for (let tour = 0; tour + 1 < starts.length; tour++) {
      let longest = -1;
      let length = -1;
      const lengthAt = (at: number) => lengths[at * points.length + column[found.columnOf[row[items[at]!]!]!]!]!;
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
        if (row[items[at]!]! >= 0 && lengthAt(at) > length) {
          longest = at;
          length = lengthAt(at);
        }
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
        if (row[items[at]!]! >= 0) shares[at] = shares[at]! * (1 - step) + (at === longest ? step : 0);
    }
  }
  return { bound: best, plan };
}
