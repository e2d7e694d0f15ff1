import { aisleLength, crossAisles, depthOf } from './layout';
import type { Layout, Location } from './layout';

export type Place = Location | 'depot';

function pointOf(layout: Layout, place: Place): { aisle: number; depth: number } {
  if (place !== 'depot') return { aisle: place.aisle, depth: depthOf(layout, place.bay) };
  const { aisle, end } = layout.depot;
  return { aisle, depth: end === 'front' ? 0 : aisleLength(layout) };
}

/** Length of the shortest walk between two places (rules D1 and D2). */
export function distance(layout: Layout, from: Place, to: Place): number {
  const a = pointOf(layout, from);
  const b = pointOf(layout, to);
  if (a.aisle === b.aisle) return Math.abs(a.depth - b.depth);
  const along = Math.abs(a.aisle - b.aisle) * layout.aislePitch;
  const across = crossAisles(layout).map((cross) => Math.abs(a.depth - cross) + Math.abs(b.depth - cross));
  return along + Math.min(...across);
}
