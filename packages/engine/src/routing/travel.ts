import type { Tours } from '../model/tours';
import type { Routing } from './routing';

/** Sorts the first few numbers in place; tours are short and nearly sorted, so by insertion. */
export function sortPoints(points: Int32Array, count: number): void {
  if (count > 64) {
    points.subarray(0, count).sort();
    return;
  }
  for (let at = 1; at < count; at++) {
    const point = points[at]!;
    let before = at - 1;
    while (before >= 0 && points[before]! > point) {
      points[before + 1] = points[before]!;
      before--;
    }
    points[before + 1] = point;
  }
}

export function longestTour({ starts }: Tours): number {
  let longest = 0;
  for (let tour = 0; tour + 1 < starts.length; tour++) longest = Math.max(longest, starts[tour + 1]! - starts[tour]!);
  return longest;
}

/** Weighted length of all tours, in the layout's unit. @param pointOfItem where each item lies */
export function travelOf(routing: Routing, tours: Tours, pointOfItem: ArrayLike<number>): number {
  const { starts, items, weights } = tours;
  const points = new Int32Array(longestTour(tours));
  let total = 0;
  for (let tour = 0; tour + 1 < starts.length; tour++) {
    const from = starts[tour]!;
    const count = starts[tour + 1]! - from;
    for (let at = 0; at < count; at++) points[at] = pointOfItem[items[from + at]!]!;
    sortPoints(points, count);
    total += weights[tour]! * routing.length(count, points);
  }
  return total;
}
