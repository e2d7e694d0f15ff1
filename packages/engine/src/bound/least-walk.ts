import { layoutPoints } from '../model/layout-points';
import { aloneDistance } from '../model/point-distance';
import type { Distances } from '../model/distances';
import type { Warehouse } from '../model/problem';
import type { Routing } from '../routing/routing';
import { routingOf } from '../routing/tour-length';
import { LeastTours } from './least-tours';

/** Beyond this many points the shortest ways between them are not searched for, and 0 bounds each walk instead. */
const POINTS = 1000;

/** The shortest ways between all points, by any others between (Floyd and Warshall). */
function shortestWays(distances: Distances): Distances {
  // Between coordinates no detour is shorter.
  if (!('between' in distances)) return distances;
  const { points, depot, between } = distances;
  const ways = points > POINTS ? new Float64Array(points * points) : between.slice();
  for (let middle = 0; middle < points && points <= POINTS; middle++)
    for (let from = 0; from < points; from++) {
      const toMiddle = ways[from * points + middle]!;
      for (let to = 0; to < points; to++) {
        const length = toMiddle + ways[middle * points + to]!;
        if (length < ways[from * points + to]!) ways[from * points + to] = length;
      }
    }
  return { points, depot, between: ways };
}

/** The warehouse, or one in which no tour is longer and a detour never shorter: there a tour never shortens by a visit. */
export const withoutShortCuts = (warehouse: Warehouse): Warehouse =>
  'distances' in warehouse ? { ...warehouse, distances: shortestWays(warehouse.distances) } : warehouse;

/** A routing that is no longer than the tours of the warehouse, and that a visit never shortens. @param warehouse one without short cuts */
export const leastRouting = (warehouse: Warehouse): Routing =>
  'distances' in warehouse && warehouse.policy === 'free' ? new LeastTours(warehouse.distances) : routingOf(warehouse);

/** No tour that visits a point is shorter than this, under any routing: by point, in the layout's unit. */
export function leastWalk(warehouse: Warehouse): Float64Array {
  const alone = aloneDistance(warehouse);
  const points = 'distances' in warehouse ? warehouse.distances.points : layoutPoints(warehouse.layout).count;
  return Float64Array.from({ length: points }, (_, point) => alone(point));
}
