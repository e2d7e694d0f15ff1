import type { Tours } from '../model/tours';

const ROUNDS = 30;

/**
 * Shares the weight of each tour among its items so that the items' sums differ as little as possible. Any sharing gives a
 * bound; the most even one gives the highest.
 * @param goesOn asked before each round after the first
 * @returns the sum of each item
 */
export function balancedShares(
  { starts, items, weights }: Tours,
  itemCount: number,
  goesOn: () => boolean = () => true,
): Float64Array {
  const sums = new Float64Array(itemCount);
  const shares = new Float64Array(items.length);
  const level = (from: number, to: number, weight: number) => {
    // Water is poured over the items, the lowest first.
    const order = Array.from({ length: to - from }, (_, at) => from + at);
    order.sort((a, b) => sums[items[a]!]! - sums[items[b]!]! || a - b);
    let poured = 0;
    let height = 0;
    for (let count = 1; count <= order.length; count++) {
      poured += sums[items[order[count - 1]!]!]!;
      height = (weight + poured) / count;
      if (count === order.length || height <= sums[items[order[count]!]!]!) break;
    }
    for (const at of order) {
      shares[at] = Math.max(0, height - sums[items[at]!]!);
      sums[items[at]!]! += shares[at];
    }
  };
  for (let round = 0; round < ROUNDS && (round === 0 || goesOn()); round++)
    for (let tour = 0; tour + 1 < starts.length; tour++) {
      const from = starts[tour]!;
      const to = starts[tour + 1]!;
      for (let at = from; at < to; at++) sums[items[at]!]! -= shares[at]!;
      if (to > from) level(from, to, weights[tour]!);
    }
  return sums;
}
