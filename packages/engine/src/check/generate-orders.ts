import { numbersFrom } from './generate';

/** Items that are asked for together: so many in a family, and so likely is the next line of an order from the same one. */
const FAMILY = 12;
const TOGETHER = 0.6;
const MEAN_LINES = 8;
const MOST_LINES = 60;
/** Drift of the demand from the first order to the last, in parts of all items. */
const DRIFT = 0.05;

/**
 * Orders with the traits of real ones: few items are ordered often (Zipf), items of a family are ordered together, and
 * demand drifts with time. An item may be named twice in an order. The same seed gives the same orders.
 */
export function generateOrders(seed: number, { items, lines }: { items: number; lines: number }): number[][] {
  const next = numbersFrom(seed);
  const families = Math.ceil(items / FAMILY);
  const rank = (count: number, drift: number) => Math.floor((count ** next() - 1 + drift * count) % count);
  // The number of an item says nothing about how often it is asked for.
  const numbers = Array.from({ length: items }, (_, item) => item);
  for (let at = items - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
  }
  const orders: number[][] = [];
  for (let drawn = 0; drawn < lines;) {
    const size = Math.min(1 + Math.floor(-Math.log(1 - next()) * MEAN_LINES), MOST_LINES);
    const order: number[] = [];
    let family = 0;
    for (let line = 0; line < size; line++) {
      if (line === 0 || next() > TOGETHER) family = rank(families, (DRIFT * drawn) / lines);
      order.push(numbers[(family * FAMILY + rank(FAMILY, 0)) % items] ?? 0);
    }
    orders.push(order);
    drawn += size;
  }
  return orders;
}
