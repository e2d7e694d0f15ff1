import type { SlottingMap } from '@slotwise/contract';

/** An aisle's name and its ends, in mm. */
export interface AisleName {
  name: string;
  x: number;
  front: number;
  back: number;
}

/** The beginning that all codes have in common, as far as it ends at a mark between parts: "A" of "A-01-1" and "A-12-2". */
function commonPart(codes: readonly string[]): string {
  const [first = '', ...others] = codes;
  let length = first.length;
  for (const code of others) {
    while (length > 0 && !code.startsWith(first.slice(0, length))) length--;
  }
  const common = first.slice(0, length);
  const mark = common.search(/[^\p{L}\p{N}](?=[\p{L}\p{N}]*$)/u);
  return mark === -1 ? '' : common.slice(0, mark);
}

type Named = Pick<SlottingMap, 'codes' | 'x' | 'y' | 'aisle' | 'free'>;

/** Places of each aisle, by its number. */
export function placesByAisle(aisle: readonly number[]): Map<number, number[]> {
  const placesOf = new Map<number, number[]>();
  aisle.forEach((number, place) => {
    const known = placesOf.get(number);
    if (known) known.push(place);
    else placesOf.set(number, [place]);
  });
  return placesOf;
}

/** Name of the aisle of some places, as their codes begin; empty where those have nothing in common. */
export const aisleNameOf = (codes: readonly string[], places: readonly number[]): string =>
  commonPart(places.map((place) => codes[place]!));

/** Names of the aisles, as the codes of their places begin. An aisle whose codes have nothing in common has none. */
export function aisleNamesOf({ codes, x, y, aisle, free }: Named): AisleName[] {
  if (free) return [];
  return [...placesByAisle(aisle).values()].flatMap((places) => {
    const name = aisleNameOf(codes, places);
    if (name === '') return [];
    const [xs, ys] = [places.map((place) => x[place]!), places.map((place) => y[place]!)];
    const ends = ys.reduce(([front, back], one) => [Math.min(front, one), Math.max(back, one)] as const, [
      Infinity,
      -Infinity,
    ] as const);
    return [{ name, x: xs.reduce((sum, one) => sum + one, 0) / xs.length, front: ends[0], back: ends[1] }];
  });
}
