import { distanceBetween } from '../model/distances';
import type { Distances } from '../model/distances';
import type { Warehouse } from '../model/problem';

/**
 * Points of a free layout by what is near, as there are no aisles: each joins the nearest of as many centres as the root of the number of points
 * (rounded up), of which the first is the depot and each further one the point that is farthest from all before (Gonzalez, 1985).
 */
export function nearbyPoints(distances: Distances): Int32Array {
  const { points, depot } = distances;
  const between = distanceBetween(distances);
  const groupOf = new Int32Array(points);
  const nearest = new Float64Array(points).fill(Infinity);
  const count = Math.ceil(Math.sqrt(points));
  for (let group = 0, centre = depot; group < count; group++) {
    let farthest = 0;
    for (let point = 0; point < points; point++) {
      const length = between(centre, point);
      if (length < nearest[point]!) {
        nearest[point] = length;
        groupOf[point] = group;
      }
      if (nearest[point]! > nearest[farthest]!) farthest = point;
    }
    centre = farthest;
  }
  return groupOf;
}

/** A group for each slot, from 0: slots of one aisle share it, or those of points that are near; or, where points are visited in an order, those of one point. */
export function groupsOf(warehouse: Warehouse, slots: Int32Array): Int32Array {
  if ('layout' in warehouse) return slots.map((point) => Math.floor(point / warehouse.layout.bays));
  if (warehouse.policy === 'ordered') return slots;
  const groupOf = nearbyPoints(warehouse.distances);
  return slots.map((point) => groupOf[point]!);
}
