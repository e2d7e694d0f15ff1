import { Random, toursOf } from '@slotwise/engine';
import { newInput, type RunInput } from '../src/modules/slotting/input/run-input';

const FAMILIES = 20;
const FAMILY = 6;
export const ORDERS = 1500;
const layout = { aisles: 6, bays: 10, aislePitch: 3000, bayPitch: 1000, endGap: 1000 };
const unmeasured = { lengthMm: null, widthMm: null, heightMm: null };
const limitless = { ...unmeasured, maxVolumeMm3: null, maxWeightG: null, maxPieces: null };

/** An input of orders of families in a full warehouse, of which others are frequent from a moment on; a tenth of all is held out. */
export function inputOf(changes: number): RunInput {
  const random = new Random(5);
  const rows = Array.from({ length: ORDERS }, (_, at) => {
    const rank = Math.floor(FAMILIES * random.fraction() ** 3);
    const family = at < changes ? rank : FAMILIES - 1 - rank;
    return Array.from({ length: 4 }, () => family * FAMILY + random.below(FAMILY));
  });
  const tours = toursOf(rows, FAMILIES * FAMILY);
  return newInput({
    layout: { ...layout, depot: { aisle: 0, end: 'front' } },
    policy: 's-shape',
    piles: Array.from({ length: FAMILIES * FAMILY }, (_, pile) => ({
      ...{ id: `${pile}`, code: `${pile}`, ...unmeasured, weightG: null, condition: 'ambient' as const },
      ...{ hazardClass: null, family: null, pieces: 1, lots: 1, held: false, today: pile },
    })),
    locations: Array.from({ length: FAMILIES * FAMILY }, (_, place) => ({
      ...{ id: `${place}`, code: `${place}`, point: place >> 1, level: 0, x: 0, y: 0, zone: null, condition: null },
      ...{ ...limitless, mixing: 'empty_only' as const, blocked: false },
    })),
    walks: {
      tours,
      pieces: new Float32Array(tours.items.length).fill(1),
      days: Int32Array.from(rows, (_, at) => Math.floor(at / 10)),
    },
    cut: ORDERS * 0.9,
    warnings: [],
  });
}
