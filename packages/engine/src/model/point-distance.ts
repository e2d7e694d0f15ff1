import { routingOf } from '../routing/tour-length';
import { distance } from './distance';
import { distanceBetween } from './distances';
import { depotsOf, isOneWay } from './layout';
import type { Warehouse } from './problem';

/** Length of the shortest walk between two points, in the layout's unit. */
export function pointDistance(warehouse: Warehouse): (from: number, to: number) => number {
  if ('distances' in warehouse) return distanceBetween(warehouse.distances);
  const { layout } = warehouse;
  const place = (point: number) => ({ aisle: Math.floor(point / layout.bays), bay: point % layout.bays });
  return (from, to) => distance(layout, place(from), place(to));
}

/** Length of the shortest walk from a depot to a point and back, in the layout's unit. */
export function aloneDistance(warehouse: Warehouse): (point: number) => number {
  if ('distances' in warehouse) {
    const { depot } = warehouse.distances;
    const between = distanceBetween(warehouse.distances);
    return (point) => between(depot, point) + between(point, depot);
  }
  const { layout } = warehouse;
  if (isOneWay(layout)) {
    const tours = routingOf(warehouse);
    return (point) => tours.length(1, [point]);
  }
  const place = (point: number) => ({ aisle: Math.floor(point / layout.bays), bay: point % layout.bays });
  const ways = depotsOf(layout).map((depot) => ({ ...layout, depot }));
  return (point) => 2 * Math.min(...ways.map((from) => distance(from, 'depot', place(point))));
}
