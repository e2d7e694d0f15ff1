import { depthOf, FreeTours, tourLength, type Coordinates, type Layout, type Location } from '@slotwise/engine';
import type { SlottingPolicy } from '@slotwise/contract';
import type { RunInput } from '../input/run-input';
import { isFree } from '../input/run-layout';
import { EXACT_STOPS_MAX, walkPath } from './walk-path';

/** A walk as the map draws it, in mm. */
export interface DrawnWalk {
  length: number;
  x: number[];
  y: number[];
  /** Number of the corner at which each point is come to, in the order of the walk. */
  stops: { point: number; corner: number }[];
}

/** Walks past some points of a layout, each of them once and ascending. */
export interface DrawnWalks {
  /** The most points of a walk that can be drawn; undefined: as many as somebody can follow. */
  most: number | undefined;
  lengthOf(points: readonly number[]): number;
  walk(points: readonly number[]): DrawnWalk;
}

export const walksIn = ({ layout, policy, locations }: RunInput): DrawnWalks =>
  isFree(layout) ? freeWalks(layout) : aisleWalks(layout, policy, locations);

function aisleWalks(layout: Layout, policy: SlottingPolicy, locations: RunInput['locations']): DrawnWalks {
  const placeAt = (point: number): Location => ({ aisle: Math.floor(point / layout.bays), bay: point % layout.bays });
  // Positions of aisles and depths on the map: as places say, and between and beyond them as the layout does.
  const known = new Map<number, number>();
  for (const { point, x } of locations) known.set(placeAt(point).aisle, x);
  const [first] = known;
  const aisleX = Array.from(
    { length: layout.aisles },
    (_, aisle) => known.get(aisle) ?? (first ? first[1] + (aisle - first[0]) * layout.aislePitch : 0),
  );
  const [some] = locations;
  const front = some ? some.y - depthOf(layout, placeAt(some.point).bay) : 0;
  return {
    most: policy === 'exact' ? EXACT_STOPS_MAX : undefined,
    lengthOf: (points) => tourLength(policy, layout, points.map(placeAt)),
    walk: (points) => {
      const { corners, stops, length } = walkPath(layout, policy, points);
      const x = corners.map(({ aisle }) => Math.round(aisleX[aisle]!));
      return { length, x, y: corners.map(({ depth }) => Math.round(front + depth)), stops };
    },
  };
}

/** From each stop along the one direction and then along the other, as their distance is measured. */
function freeWalks(layout: Coordinates): DrawnWalks {
  const tours = new FreeTours(layout);
  const { depot } = layout;
  return {
    most: undefined,
    lengthOf: (points) => tours.length(points.length, points),
    walk: (points) => {
      const [x, y] = [[layout.x[depot]!], [layout.y[depot]!]];
      const stops: DrawnWalk['stops'] = [];
      const go = (toX: number, toY: number) => {
        if (x.at(-1) === toX && y.at(-1) === toY) return;
        x.push(toX);
        y.push(toY);
      };
      const goTo = (point: number) => {
        const [toX, toY] = [layout.x[point]!, layout.y[point]!];
        go(toX, y.at(-1)!);
        go(toX, toY);
      };
      // Goods may lie at the spot where walks begin.
      if (points.includes(depot)) stops.push({ point: depot, corner: 0 });
      for (const point of tours.orderOf(points)) {
        goTo(point);
        stops.push({ point, corner: x.length - 1 });
      }
      goTo(depot);
      return { length: tours.length(points.length, points), x, y, stops };
    },
  };
}
