import type { LayoutForm } from '@slotwise/contract';
import { bayY, generateLayout } from '@slotwise/contract/layout';
import type { GeneratedPlace } from '@slotwise/contract/layout';

/** A rectangle on the floor, in mm from the front left corner. */
export interface FloorCell {
  x: number;
  y: number;
  width: number;
  depth: number;
  place: GeneratedPlace;
}

/** Plan of a form, seen from above. Lengths are mm. */
export interface Plan {
  width: number;
  depth: number;
  /** All levels. */
  places: number;
  first: string;
  last: string;
  /** One for each position on the floor. */
  cells: FloorCell[];
  /** Middle of each aisle, and which of its ends is walked to. */
  aisles: { number: number; x: number; label: string; towards: 'back' | 'front' | 'both' }[];
  zones: { code: string; name: string; x: number; width: number }[];
}

/** Aisles of the grid have a rack at the left, and at the right where bays stand on both sides. */
const pitchOf = ({ aisleWidth, bayDepth, sides }: LayoutForm) => aisleWidth + sides * bayDepth;

/** Draws what the server would lay out: both use the same function. @param form without faults */
export function planOf(form: LayoutForm): Plan {
  const generated = generateLayout(form);
  const grid = generated.filter(({ aisle }) => aisle !== null);
  const floor = grid.filter(({ level }) => level === 1);
  const isLeft = (place: GeneratedPlace) => form.sides === 1 || (place.bay ?? 0) % 2 === 1;
  const half = Math.floor(form.aisleWidth / 2);
  const cells = floor.map((place): FloorCell => {
    const along = place.width ?? 1;
    const x = isLeft(place) ? place.x - half - form.bayDepth : place.x - half + form.aisleWidth;
    return { x, y: place.y - along / 2, width: form.bayDepth, depth: along, place };
  });
  const pitch = pitchOf(form);
  const aisles = Array.from({ length: form.aisles }, (_, at) => {
    const number = at + 1;
    const oneWay = form.oneWay.find(({ aisle }) => aisle === number);
    const x = at * pitch + form.bayDepth + half;
    return { number, x, label: String(number), towards: oneWay?.towards ?? ('both' as const) };
  });
  return {
    width: form.aisles * pitch,
    depth: bayY(form, form.bays) + form.bayWidth + form.endWidth,
    places: generated.length,
    first: grid[0]?.code ?? '',
    last: grid.at(-1)?.code ?? '',
    cells,
    aisles,
    zones: form.zones.map(({ code, name, from, to }) => ({
      code,
      name,
      x: (from - 1) * pitch,
      width: (to - from + 1) * pitch,
    })),
  };
}

/** The cell at a point of the floor. */
export const cellAt = ({ cells }: Plan, x: number, y: number): FloorCell | undefined =>
  cells.find((cell) => x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.depth);
