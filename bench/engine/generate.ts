import { Random } from '@slotwise/engine';
import type { History } from './history';

/** Items that are asked for together: so many in a family, and so likely is the next line of an order from the same one. */
const FAMILY = 12;
const TOGETHER = 0.6;
const SLOTS_A_BAY = 8;

/**
 * Orders with what real ones have: few items are asked for often (Zipf), items of a family are asked for together, and what
 * is asked for drifts from the first order to the last.
 */
export function generatedHistory(items: number, lines: number, seed = 1): History {
  const random = new Random(seed);
  const families = Math.ceil(items / FAMILY);
  const rank = (count: number, drift: number) =>
    Math.floor((count ** random.fraction() - 1 + drift * count * 0.05) % count);
  // The numbers say nothing about how often an item is asked for.
  const numbers = Int32Array.from({ length: items }, (_, item) => item);
  for (let at = items - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
  }
  const orders: number[][] = [];
  for (let drawn = 0; drawn < lines;) {
    const size = Math.min(1 + Math.floor(8 * -Math.log(1 - random.fraction())), 60);
    const order: number[] = [];
    let family = rank(families, drawn / lines);
    for (let line = 0; line < size; line++) {
      if (random.fraction() > TOGETHER) family = rank(families, drawn / lines);
      order.push(numbers[(family * FAMILY + rank(FAMILY, 0)) % items] ?? 0);
    }
    orders.push(order);
    drawn += size;
  }
  const bays = items > 20_000 ? 60 : 30;
  const aisles = Math.ceil(items / (bays * SLOTS_A_BAY));
  const layout = { aisles, bays, aislePitch: 3, bayPitch: 1, endGap: 1, depot: { aisle: 0, end: 'front' as const } };
  return {
    items,
    orders,
    warehouse: { layout, policy: 's-shape' },
    slots: Int32Array.from({ length: aisles * bays * SLOTS_A_BAY }, (_, slot) => Math.floor(slot / SLOTS_A_BAY)),
  };
}
