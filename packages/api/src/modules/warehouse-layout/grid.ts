import type { LayoutForm, SlottingWarning } from '@slotwise/contract';
import { aisleX, bayY } from '@slotwise/contract/layout';
import type { Depot, Layout } from '@slotwise/engine';
import { isSpotted, type Spot } from './free-layout';

/** Position of a storage place, as far as it is known. Lengths in mm from the front left corner. */
export interface GridPlace {
  aisle: number;
  bay: number;
  x: number | null;
  y: number | null;
}

/** Parallel aisles of equal bays, and which bay each place is reached from. */
export interface Grid {
  layout: Layout;
  /** The bay of each place, aisle by aisle and each from the front. */
  points: number[];
  /** The spot of each place, in whole mm: where nobody has said any, as the layout assumes it. */
  spots: { x: number; y: number }[];
  warnings: SlottingWarning[];
}

/** Lengths in mm where nobody has said any. */
const USUAL = { aislePitch: 3500, bayPitch: 1200, crossAisle: 3000 };
/** Bays that stand less than this apart, in mm, are side by side in one aisle or opposite in it. */
const SAME_BAY = 300;

const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce((best, value, at) => (Math.abs(value - wanted) < Math.abs(values[best]! - wanted) ? at : best), 0);

/** Whether it says where it is, or stands in an aisle and a bay that the form has. */
const isPlaced = (form: LayoutForm, place: GridPlace): boolean =>
  isSpotted(place) || (place.aisle <= form.aisles && place.bay <= form.bays);

/**
 * The places of aisles and bays that a layout knows: those with coordinates, and those in aisles and bays of its form. The spot of any other
 * could only be guessed, and be inside of another aisle. Where no form knows any, all of them stand as aisles and bays usually do.
 */
export function placedIn<P extends GridPlace>(form: LayoutForm | null, laid: readonly P[]): readonly P[] {
  const placed = form ? laid.filter((place) => isPlaced(form, place)) : [];
  return placed.length > 0 ? placed : laid;
}

/**
 * @param form counts where it knows some of the places
 * @param depot where walks begin unless the form says it; null: the front of the first aisle
 */
export function gridOf(form: LayoutForm | null, places: readonly GridPlace[], depot: Spot | null): Grid {
  return form && places.some((place) => isPlaced(form, place))
    ? gridOfForm(form, places, depot)
    : gridOfPlaces(places, depot);
}

function gridOfForm(form: LayoutForm, places: readonly GridPlace[], depot: Spot | null): Grid {
  const { aisles, bays, bayWidth, endWidth, crossAisles } = form;
  const xs = Array.from({ length: aisles }, (_, aisle) => aisleX(form, aisle + 1));
  const ys = Array.from({ length: bays }, (_, bay) => bayY(form, bay + 1) + bayWidth / 2);
  const [first, ...others] = apart(form.depots.map((spot) => depotOf(xs, ys, spot)));
  const middles = [...crossAisles]
    .sort((a, b) => a.afterBay - b.afterBay)
    .map(({ afterBay, width }) => ({ after: afterBay, gap: (width + bayWidth) / 2 }));
  const oneWay = form.oneWay.map(({ aisle, towards }) => ({ aisle: aisle - 1, to: towards }));
  return {
    layout: {
      aisles,
      bays,
      aislePitch: form.aisleWidth + form.sides * form.bayDepth,
      bayPitch: bayWidth,
      endGap: (endWidth + bayWidth) / 2,
      ...(middles.length > 0 && { middles }),
      depot: first ?? depotOf(xs, ys, depot),
      ...(others.length > 0 && { otherDepots: others }),
      ...(oneWay.length > 0 && { oneWay }),
    },
    points: places.map(({ aisle, bay, y }) => {
      const at = y === null ? Math.min(bay, bays) - 1 : nearest(ys, y);
      return (Math.min(aisle, aisles) - 1) * bays + at;
    }),
    spots: places.map(({ aisle, bay, x, y }) => ({
      x: x ?? Math.round(xs[Math.min(aisle, aisles) - 1] ?? 0),
      y: y ?? Math.round(ys[Math.min(bay, bays) - 1] ?? 0),
    })),
    warnings: [],
  };
}

/** Places that came one by one or from a file say where they are themselves. */
function gridOfPlaces(places: readonly GridPlace[], depot: Spot | null): Grid {
  const known = places.every(({ x, y }) => x !== null && y !== null);
  const xOf = (place: GridPlace) => (known ? (place.x ?? 0) : place.aisle * USUAL.aislePitch);
  const yOf = (place: GridPlace) => (known ? (place.y ?? 0) : place.bay * USUAL.bayPitch);
  const byAisle = new Map<number, number[]>();
  for (const place of places) byAisle.set(place.aisle, [...(byAisle.get(place.aisle) ?? []), xOf(place)]);
  const aisles = [...byAisle]
    .map(([aisle, all]) => ({ aisle, x: all.reduce((sum, x) => sum + x, 0) / all.length }))
    .sort((a, b) => a.x - b.x || a.aisle - b.aisle);
  const ys = groupsOf(places.map(yOf));
  const indexOf = new Map(aisles.map(({ aisle }, at) => [aisle, at]));
  const xs = aisles.map(({ x }) => x);
  const bayPitch = pitchOf(ys, USUAL.bayPitch);
  return {
    layout: {
      aisles: aisles.length,
      bays: ys.length,
      aislePitch: pitchOf(xs, USUAL.aislePitch),
      bayPitch,
      endGap: (USUAL.crossAisle + bayPitch) / 2,
      depot: depotOf(xs, ys, known ? depot : null),
    },
    spots: places.map((place) => ({ x: Math.round(xOf(place)), y: Math.round(yOf(place)) })),
    points: places.map((place) => indexOf.get(place.aisle)! * ys.length + nearest(ys, yOf(place))),
    warnings: known ? [] : [{ code: 'lengths_assumed', count: places.length }],
  };
}

/** The middles of groups of numbers that stand close together, ascending. */
function groupsOf(values: readonly number[]): number[] {
  const groups: { first: number; last: number }[] = [];
  for (const value of [...new Set(values)].sort((a, b) => a - b)) {
    const open = groups.at(-1);
    if (open && value - open.first < SAME_BAY) open.last = value;
    else groups.push({ first: value, last: value });
  }
  return groups.map(({ first, last }) => (first + last) / 2);
}

const pitchOf = (ascending: readonly number[], usual: number): number => {
  const [first, last] = [ascending[0] ?? 0, ascending.at(-1) ?? 0];
  const pitch = (last - first) / (ascending.length - 1);
  return pitch > 0 && Number.isFinite(pitch) ? pitch : usual;
};

/** Each once: two desks may stand at one end of an aisle. */
const apart = (depots: readonly Depot[]): Depot[] =>
  depots.filter((one, at) => depots.findIndex(({ aisle, end }) => aisle === one.aisle && end === one.end) === at);

function depotOf(xs: readonly number[], ys: readonly number[], spot: Spot | null): Depot {
  if (spot?.x == null || spot.y == null) return { aisle: 0, end: 'front' };
  const middle = ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2;
  return { aisle: nearest(xs, spot.x), end: spot.y > middle ? 'back' : 'front' };
}
