import type { Tours } from '../model/tours';

/** Lines by which an item of few is drawn to what all are asked for. */
const DRAWN = 2;

/**
 * Raises weights of tours whose goods are asked for more of late than before, and lowers the others. An item alone has too few
 * lines of late to tell: each tour takes the mean of its items, and so what is asked for together rises and falls together.
 * @param late weight of each tour as one of late
 * @param weights of the same tours; changed
 */
export function followTrend({ starts, items }: Tours, count: number, late: Float64Array, weights: Float64Array): void {
  const mean = late.reduce((sum, one) => sum + one, 0) / late.length;
  const lines = new Float64Array(count).fill(DRAWN);
  const lately = new Float64Array(count).fill(DRAWN);
  for (let tour = 0; tour < late.length; tour++)
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) {
      lines[items[at]!]!++;
      lately[items[at]!]! += late[tour]! / mean;
    }
  for (let tour = 0; tour < late.length; tour++) {
    const own = starts[tour + 1]! - starts[tour]!;
    if (own === 0) continue;
    let sum = 0;
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) sum += lately[items[at]!]! / lines[items[at]!]!;
    weights[tour]! *= sum / own;
  }
}
