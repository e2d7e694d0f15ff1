import { longestTour } from './travel';
import type { Routing } from './routing';
import type { Tours } from '../model/tours';

/** Tours that are kept, a power of two; one megabyte. */
const KEPT = 2 ** 16;
const EMPTY = -1;

/**
 * Lengths of tours of few points, each measured once while it is kept. A search over few tours comes to the same ones
 * again and again, and a look-up takes a tenth of what the shortest tour takes. The points are written as one
 * number, so that no tour is taken for another.
 */
export class RememberedTours implements Routing {
  private readonly keys = new Float64Array(KEPT).fill(EMPTY);
  private readonly lengths = new Float64Array(KEPT);

  /** @param points of the layout: those of tours are below it */
  constructor(
    private readonly routing: Routing,
    private readonly points: number,
  ) {}

  /** Whether the points of the longest tour fit into one whole number. */
  static fits(points: number, tours: Tours): boolean {
    return (points + 1) ** longestTour(tours) <= Number.MAX_SAFE_INTEGER;
  }

  length(count: number, points: ArrayLike<number>): number {
    let key = 0;
    let hash = 0;
    for (let at = 0; at < count; at++) {
      // Counted from one: a tour's first point could otherwise be missing.
      const point = points[at]! + 1;
      key = key * (this.points + 1) + point;
      hash = Math.imul(hash ^ point, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const place = hash & (KEPT - 1);
    if (this.keys[place] === key) return this.lengths[place]!;
    const length = this.routing.length(count, points);
    this.keys[place] = key;
    this.lengths[place] = length;
    return length;
  }
}
