import { aisleLength, checkLayout, depthOf } from './layout';
import type { Layout, Location } from './layout';

/**
 * A layout's bays by their number: aisle by aisle, each from the front. A location reached from a bay shares its
 * number.
 */
export const pointOf = ({ bays }: Layout, { aisle, bay }: Location): number => aisle * bays + bay;

/** The numbered bays as tables, so that nothing is computed twice for them. */
export interface LayoutPoints {
  count: number;
  aisle: Int32Array;
  /** From the front cross-aisle. */
  depth: Float64Array;
  /** From the cross-aisle on which the depot stands. */
  reach: Float64Array;
}

/** Throws a RangeError if the layout is impossible (rule L6). */
export function layoutPoints(layout: Layout): LayoutPoints {
  checkLayout(layout);
  const count = layout.aisles * layout.bays;
  const length = aisleLength(layout);
  const depth = Float64Array.from({ length: count }, (_, point) => depthOf(layout, point % layout.bays));
  return {
    count,
    aisle: Int32Array.from({ length: count }, (_, point) => Math.floor(point / layout.bays)),
    depth,
    reach: layout.depot.end === 'front' ? depth : depth.map((from) => length - from),
  };
}
