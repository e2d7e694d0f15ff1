import { distanceBetween } from '../model/distances';
import type { Distances } from '../model/distances';
import type { Routing } from '../routing/routing';

/** Tours of so many stops are the shortest of all orders; more orders take too long for a bound. */
const EXACT_STOPS = 5;

/**
 * Lengths that no tour of a free layout is below (rule B6): the shortest of all orders of a few stops (Held and Karp, 1962), and for
 * more of them the way to the farthest and back, or the least tree that joins them, whichever is longer.
 */
export class LeastTours implements Routing {
  private readonly between: (from: number, to: number) => number;
  private readonly depot: number;
  private readonly best: Float64Array;

  /**
   * @param distances in which a detour is never shorter
   * @param exactStops tours of so many are the shortest of all orders
   */
  constructor(
    distances: Distances,
    private readonly exactStops = EXACT_STOPS,
  ) {
    this.between = distanceBetween(distances);
    this.depot = distances.depot;
    this.best = new Float64Array(exactStops << exactStops);
  }

  length(count: number, points: ArrayLike<number>): number {
    const stops: number[] = [];
    for (let at = 0; at < count; at++)
      if (points[at] !== this.depot && points[at] !== stops.at(-1)) stops.push(points[at]!);
    if (stops.length === 0) return 0;
    if (stops.length === 1) return 2 * this.between(this.depot, stops[0]!);
    return stops.length <= this.exactStops ? this.shortest(stops) : this.least(stops);
  }

  /** `best` holds, by visited stops and the last of them, the shortest way over them. */
  private shortest(stops: readonly number[]): number {
    const { between, depot, best } = this;
    const count = stops.length;
    const all = (1 << count) - 1;
    best.fill(Infinity, 0, count << count);
    stops.forEach((stop, last) => (best[(1 << last) * count + last] = between(depot, stop)));
    for (let visited = 1; visited < all; visited++)
      for (let last = 0; last < count; last++) {
        const length = best[visited * count + last]!;
        if (length === Infinity) continue;
        for (let next = 0; next < count; next++) {
          if (visited & (1 << next)) continue;
          const to = (visited | (1 << next)) * count + next;
          best[to] = Math.min(best[to]!, length + between(stops[last]!, stops[next]!));
        }
      }
    return stops.reduce(
      (least, stop, last) => Math.min(least, best[all * count + last]! + between(stop, depot)),
      Infinity,
    );
  }

  /** The least spanning tree by Prim. */
  private least(stops: readonly number[]): number {
    const nearest = stops.map((stop) => this.between(this.depot, stop));
    const farthest = Math.max(...nearest);
    const open = new Set(stops.keys());
    let tree = 0;
    while (open.size > 0) {
      const chosen = [...open].reduce((one, other) => (nearest[other]! < nearest[one]! ? other : one));
      open.delete(chosen);
      tree += nearest[chosen]!;
      for (const other of open) nearest[other] = Math.min(nearest[other]!, this.between(stops[chosen]!, stops[other]!));
    }
    return Math.max(2 * farthest, tree);
  }
}
