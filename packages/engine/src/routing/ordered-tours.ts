import { checkDistances, distanceBetween } from '../model/distances';
import type { Distances } from '../model/distances';
import type { Routing } from './routing';

/** Tours that visit their points in the order of their numbers, in any layout (rule R9). */
export class OrderedTours implements Routing {
  private readonly between: (from: number, to: number) => number;

  /** Throws a RangeError for distances that cannot be. */
  constructor(private readonly distances: Distances) {
    checkDistances(distances);
    this.between = distanceBetween(distances);
  }

  length(count: number, points: ArrayLike<number>): number {
    if (count === 0) return 0;
    const { between } = this;
    const { depot } = this.distances;
    let length = 0;
    let here = depot;
    for (let at = 0; at < count; at++) {
      const next = points[at]!;
      // A point that stands there twice is visited once.
      if (next === here) continue;
      length += between(here, next);
      here = next;
    }
    return length + between(here, depot);
  }
}
