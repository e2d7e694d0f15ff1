import type { Layout, Location } from '../model/layout';
import { distancesFrom, graphOf } from './graph-distances';

/** Lengths of the shortest ways in a graph of a layout, from one spot of an aisle to another. */
function waysIn(layout: Layout, changes: (spot: string) => boolean) {
  const { edges, nodeOf } = graphOf(layout, changes);
  const known = new Map<number, number[]>();
  return (from: Spot, to: Spot): number => {
    const start = nodeOf(...from);
    const all = known.get(start) ?? distancesFrom(edges, start);
    known.set(start, all);
    return all[nodeOf(...to)] ?? Infinity;
  };
}
type Spot = readonly [aisle: number, spot: string];

/**
 * S-shape where aisles are one-way, by trying all: the visited aisles from the left and from the right, each crossed
 * whole in each direction that it has, and the last one, if it has both, in and out from each end.
 */
export function walkOneWay(layout: Layout, locations: readonly Location[]): number {
  if (locations.length === 0) return 0;
  const between = waysIn(layout, (spot) => spot === 'front' || spot === 'back');
  const inside = waysIn(layout, () => false);
  const depot: Spot = [layout.depot.aisle, layout.depot.end];
  const goOn = (here: Spot, left: readonly number[]): number => {
    const [aisle, ...rest] = left;
    if (aisle === undefined) return between(here, depot);
    const [front, back]: [Spot, Spot] = [
      [aisle, 'front'],
      [aisle, 'back'],
    ];
    const lengths = [
      between(here, front) + inside(front, back) + goOn(back, rest),
      between(here, back) + inside(back, front) + goOn(front, rest),
    ];
    if (rest.length === 0) {
      const bays = locations.filter((one) => one.aisle === aisle).map(({ bay }): Spot => [aisle, `bay ${bay}`]);
      // No way leads in and out of an aisle of one direction.
      for (const end of [front, back])
        lengths.push(
          between(here, end) +
            Math.max(...bays.map((bay) => inside(end, bay) + inside(bay, end))) +
            between(end, depot),
        );
    }
    return Math.min(...lengths);
  };
  const aisles = [...new Set(locations.map(({ aisle }) => aisle))].sort((a, b) => a - b);
  return Math.min(goOn(depot, aisles), goOn(depot, aisles.toReversed()));
}
