import type { Layout, Location } from '../model/layout';
import { graphDistances } from './graph-distances';

const LIMIT = 14;

/**
 * Length of the shortest tour, with any cross-aisles and depots, by trying all orders (Held and Karp). Time doubles with each location:
 * throws a RangeError for more than 14.
 */
export function shortestTour(layout: Layout, locations: readonly Location[]): number {
  if (locations.length > LIMIT)
    throw new RangeError(`at most ${LIMIT} locations can be tried, not ${locations.length}`);
  if (locations.length === 0) return 0;
  const { otherDepots, ...alone } = layout;
  if (otherDepots)
    return Math.min(...[layout.depot, ...otherDepots].map((depot) => shortestTour({ ...alone, depot }, locations)));
  return shortestOrder(graphDistances(layout, locations));
}

/** Length of the shortest round over all points, which begins and ends at the first one, by trying all orders. */
export function shortestOrder(between: readonly (readonly number[])[]): number {
  const step = (from: number, to: number) => between[from]?.[to] ?? Infinity;
  const count = between.length - 1;
  if (count > LIMIT) throw new RangeError(`at most ${LIMIT} points can be tried, not ${count}`);
  if (count === 0) return 0;
  const all = (1 << count) - 1;
  // best[visited][last]: the shortest walk from the depot over the visited locations that ends at the last one.
  const best = Array.from({ length: all + 1 }, () => new Array<number>(count).fill(Infinity));
  for (let last = 0; last < count; last++) (best[1 << last] ?? [])[last] = step(0, last + 1);
  for (let visited = 1; visited <= all; visited++) {
    for (let last = 0; last < count; last++) {
      const so = best[visited]?.[last] ?? Infinity;
      if (so === Infinity) continue;
      for (let next = 0; next < count; next++) {
        if (visited & (1 << next)) continue;
        const row = best[visited | (1 << next)] ?? [];
        row[next] = Math.min(row[next] ?? Infinity, so + step(last + 1, next + 1));
      }
    }
  }
  return Math.min(...(best[all] ?? []).map((length, last) => length + step(last + 1, 0)));
}
