import type { LayoutForm } from '@slotwise/contract';
import type { Coordinates } from '@slotwise/engine';

/** A spot in mm from the front left corner, as far as it is known. */
export interface Spot {
  x: number | null;
  y: number | null;
}

/** Spots that are reached from one another along two directions at right angles, and the number of that of each place. */
export interface FreeLayout {
  layout: Coordinates;
  points: number[];
  spots: { x: number; y: number }[];
}

/** Whether a place has an aisle and a bay. Where no storage place has, walks go by spots. */
export const isLaid = <P extends { aisle: number | null; bay: number | null }>(
  place: P,
): place is P & { aisle: number; bay: number } => place.aisle !== null && place.bay !== null;

export const isSpotted = <P extends Spot>(place: P): place is P & { x: number; y: number } =>
  place.x !== null && place.y !== null;

/**
 * The layout of places that have no aisles and bays: where they say that they are. Walks begin at the first depot of the form, or where the
 * given spot is, or, where nobody has said either, in the corner of all places that is nearest to the front left one.
 */
export function freeLayoutOf(
  form: LayoutForm | null,
  places: readonly { x: number; y: number }[],
  begin: Spot | null,
): FreeLayout {
  const numbers = new Map<string, number>();
  const x: number[] = [];
  const y: number[] = [];
  const numberOf = (spot: { x: number; y: number }): number => {
    const key = `${spot.x} ${spot.y}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, x.length);
    x.push(spot.x);
    return y.push(spot.y) - 1;
  };
  const points = places.map(numberOf);
  const said = [form?.depots[0] ?? null, begin].find((spot) => spot !== null && isSpotted(spot));
  const corner = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity);
  const depot = numberOf(said && isSpotted(said) ? said : { x: corner(x), y: corner(y) });
  return {
    layout: { points: x.length, depot, x: Float64Array.from(x), y: Float64Array.from(y) },
    points,
    spots: places.map((place) => ({ x: place.x, y: place.y })),
  };
}
