import { codeOf, readPattern } from './code-pattern';
import type { LOCATION_PURPOSES } from './constants';
import { codeKey } from '../code-key';
import type { LayoutForm } from './form';

export { layoutFaults, type LayoutFault } from './faults';

/** A place that a form asks for. Lengths are whole mm from the front left corner of the warehouse. */
export interface GeneratedPlace {
  code: string;
  purpose: (typeof LOCATION_PURPOSES)[number];
  /** Code of its zone. */
  zone: string | null;
  typeId: string | null;
  aisle: number | null;
  bay: number | null;
  level: number | null;
  position: number | null;
  walkOrder: number;
  x: number;
  y: number;
  z: number;
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** Whether an aisle is walked away from the front. */
const walkedToTheBack = (form: LayoutForm, aisle: number): boolean => {
  const oneWay = form.oneWay.find((one) => one.aisle === aisle);
  if (oneWay) return oneWay.towards === 'back';
  return !form.serpentine || aisle % 2 === 1;
};

/** Middle of an aisle, measured from the left. */
export const aisleX = ({ aisleWidth, bayDepth, sides }: LayoutForm, aisle: number): number =>
  (aisle - 1) * (aisleWidth + sides * bayDepth) + bayDepth + Math.floor(aisleWidth / 2);

/** Start of the `bay`-th bay from the front, regardless of its number. */
export const bayY = ({ endWidth, bayWidth, crossAisles }: LayoutForm, bay: number): number =>
  endWidth +
  (bay - 1) * bayWidth +
  crossAisles.reduce((sum, { afterBay, width }) => sum + (afterBay < bay ? width : 0), 0);

/**
 * The places of a form without faults (`layoutFaults`), in walking order. Within an aisle, bays are numbered in the direction
 * in which it is walked: sorting by code is walking. Docks to receive stand before the grid, other places after it.
 */
export function generateLayout(form: LayoutForm): GeneratedPlace[] {
  const pattern = readPattern(form.code);
  if (!pattern) throw new RangeError(`"${form.code}" is no pattern for codes.`);
  const types = [...form.types].sort((a, b) => b.fromLevel - a.fromLevel);
  const grid: GeneratedPlace[] = [];
  for (let aisle = 1; aisle <= form.aisles; aisle++) {
    const zone = form.zones.find(({ from, to }) => from <= aisle && aisle <= to)?.code ?? null;
    const onward = walkedToTheBack(form, aisle);
    for (let turn = 1; turn <= form.bays; turn++) {
      const fromFront = onward ? turn : form.bays + 1 - turn;
      for (let side = 1; side <= form.sides; side++) {
        const bay = (turn - 1) * form.sides + side;
        for (let level = 1; level <= form.levels; level++) {
          for (let position = 1; position <= form.positions; position++) {
            const along = onward ? position - 0.5 : form.positions - position + 0.5;
            grid.push({
              code: codeOf(pattern, { aisle, bay, level, position }, zone ?? ''),
              purpose: 'storage',
              zone,
              typeId: types.find(({ fromLevel }) => fromLevel <= level)?.typeId ?? null,
              aisle,
              bay,
              level,
              position,
              walkOrder: 0,
              x: aisleX(form, aisle),
              y: bayY(form, fromFront) + Math.floor((along * form.bayWidth) / form.positions),
              z: (level - 1) * form.levelHeight,
              width: Math.max(1, Math.floor(form.bayWidth / form.positions)),
              depth: form.bayDepth,
              height: form.levelHeight,
            });
          }
        }
      }
    }
  }
  const keys = new Map(grid.map((place) => [place, codeKey(place.code)]));
  grid.sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
  const places = form.places.map((place): GeneratedPlace => ({
    ...{ code: place.code, purpose: place.purpose, x: place.x, y: place.y, z: 0, walkOrder: 0 },
    ...{ zone: null, typeId: null, aisle: null, bay: null, level: null, position: null },
    ...{ width: null, depth: null, height: null },
  }));
  const first = places.filter(({ purpose }) => purpose === 'receiving');
  const last = places.filter(({ purpose }) => purpose !== 'receiving');
  return [...first, ...grid, ...last].map((place, at) => ({ ...place, walkOrder: at + 1 }));
}
