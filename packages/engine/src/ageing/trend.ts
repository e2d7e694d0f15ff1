import type { Tours } from '../model/tours';

/** Lines by which an item of few is drawn to what all are asked for. */
const DRAWN = 2;

/**
 * How much more the goods of each tour are asked for of late than before: 1 for as much. An item alone has too few lines of late to
 * tell: each tour takes the mean of its items, and so what is asked for together rises and falls together.
 * @param late how much each tour counts as one of late
 */
export function trendOf({ starts, items }: Tours, count: number, late: Float64Array): Float64Array {
  const mean = late.reduce((sum, one) => sum + one, 0) / late.length;
  const lines = new Float64Array(count).fill(DRAWN);
  const lately = new Float64Array(count).fill(DRAWN);
  for (let tour = 0; tour < late.length; tour++)
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) {
      lines[items[at]!]!++;
      lately[items[at]!]! += late[tour]! / mean;
    }
  return late.map((_, tour) => {
    const own = starts[tour + 1]! - starts[tour]!;
    let sum = 0;
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) sum += lately[items[at]!]! / lines[items[at]!]!;
    return own === 0 ? 1 : sum / own;
  });
}
