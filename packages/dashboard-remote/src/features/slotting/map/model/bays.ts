import type { SlottingMap } from '@slotwise/contract';

/** Meanings that the colours of the plan can have. */
export const HEATS = ['lines', 'cube', 'weight', 'golden', 'congestion'] as const;
export type HeatKind = (typeof HEATS)[number];

/** Places that are reached from one spot of an aisle: one cell of the plan. Lengths in mm. */
export interface Bay {
  /** Id and code of the lowest place. */
  id: string;
  code: string;
  /** All of its places, one above the other. */
  places: string[];
  x: number;
  y: number;
  today: number;
  /** Null without a plan. */
  plan: number | null;
}

/** Value of each place under one of both views, and its maximum; undefined if nobody knows it. */
type Counted = (place: number) => { part: number; whole: number };

function countedBy(map: SlottingMap, kind: HeatKind, view: 'today' | 'plan'): Counted | undefined {
  const lines = map[view];
  if (!lines) return undefined;
  const line = (place: number) => lines[place] ?? 0;
  switch (kind) {
    case 'lines':
      return (place) => ({ part: line(place), whole: 1 });
    case 'golden':
      return (place) => ({ part: map.golden[place] === 1 ? line(place) : 0, whole: line(place) });
    case 'congestion': {
      const share = new Map<number, number>();
      lines.forEach((count, place) => share.set(map.aisle[place]!, (share.get(map.aisle[place]!) ?? 0) + count));
      const even = [...share.values()].reduce((sum, count) => sum + count, 0) / Math.max(1, share.size);
      return (place) => ({ part: even > 0 ? (share.get(map.aisle[place]!) ?? 0) / even : 0, whole: 1 });
    }
    default: {
      const burden = map.burden?.[view]?.[kind];
      return burden && ((place) => ({ part: burden[place] ?? 0, whole: 1 }));
    }
  }
}

/** Whether a map knows what one kind of colours would say. */
export const hasHeat = ({ burden, free }: SlottingMap, kind: HeatKind): boolean =>
  kind === 'congestion' ? !free : burden !== null || (kind !== 'cube' && kind !== 'weight');

/** Places above one another are one bay: lines, litres and kg add up, shares are of all its lines, an aisle's share is one. */
export function baysOf(map: SlottingMap, kind: HeatKind = 'lines'): Bay[] {
  const rows = new Map<string, number[]>();
  map.codes.forEach((_, place) => {
    const key = `${map.x[place]} ${map.y[place]}`;
    const known = rows.get(key);
    if (known) known.push(place);
    else rows.set(key, [place]);
  });
  const [today, plan] = [countedBy(map, kind, 'today'), countedBy(map, kind, 'plan')];
  const valueOf = (places: readonly number[], counted: Counted): number => {
    const counts = places.map(counted);
    const part = counts.reduce((sum, one) => sum + one.part, 0);
    if (kind === 'congestion') return counts[0]!.part;
    if (kind !== 'golden') return part;
    const whole = counts.reduce((sum, one) => sum + one.whole, 0);
    return whole > 0 ? (part / whole) * 100 : 0;
  };
  return [...rows.values()].map((places) => {
    const lowest = places.reduce((one, other) => (map.level[other]! < map.level[one]! ? other : one));
    return {
      ...{ id: map.ids[lowest]!, code: map.codes[lowest]!, places: places.map((place) => map.ids[place]!) },
      ...{ x: map.x[lowest] ?? 0, y: map.y[lowest] ?? 0 },
      today: today ? valueOf(places, today) : 0,
      plan: plan ? valueOf(places, plan) : null,
    };
  });
}

const least = (values: readonly number[], usual: number): number => {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const steps = sorted.slice(1).map((value, at) => value - sorted[at]!);
  return steps.length > 0 ? Math.min(...steps) : usual;
};

/** The part of a warehouse that is looked at, and how large a bay is drawn. Lengths in mm. */
export interface Frame {
  left: number;
  front: number;
  width: number;
  depth: number;
  cell: { width: number; depth: number };
}

/** Room in mm before the first and behind the last bays: walks go from aisle to aisle there. */
const CROSS_AISLE = 3000;

/** All bays and the spots beside them, with half a bay of room around. */
export function frameOf(bays: readonly Bay[], spots: readonly { x: number; y: number }[] = []): Frame {
  const cell = {
    width: least(
      bays.map(({ x }) => x),
      1000,
    ),
    depth: least(
      bays.map(({ y }) => y),
      1000,
    ),
  };
  const shown = [...bays, ...spots];
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  const reduce = (values: readonly number[], pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, b));
  const left = reduce(xs, Math.min) - cell.width;
  const ends = Math.max(cell.depth, CROSS_AISLE);
  const front = reduce(ys, Math.min) - ends;
  return {
    ...{ left, front, cell },
    width: reduce(xs, Math.max) + cell.width - left,
    depth: reduce(ys, Math.max) + ends - front,
  };
}

/** Colours from few to many that differ in lightness alone for a person who sees no hues: viridis, at even steps. */
export const HEAT = [
  ...['#440154', '#482878', '#3e4989', '#31688e', '#26828e', '#1f9e89', '#35b779', '#6ece58', '#b5de2b', '#fde725'],
] as const;

/** Index of a value's colour; the largest has the last one. @param isEven values spread evenly, as shares do */
export const heatOf = (value: number, most: number, isEven = false): number => {
  if (most <= 0) return 0;
  const part = Math.max(0, value / most);
  // The root: few bays have nearly all lines, and the others would look alike.
  return Math.min(HEAT.length - 1, Math.floor((isEven ? part : Math.sqrt(part)) * HEAT.length));
};
