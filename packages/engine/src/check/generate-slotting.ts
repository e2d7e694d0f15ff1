import type { Sku, StorageLocation } from '../model/sku';
import { MIXING } from '../model/sku';
import type { SlottingProblem } from '../model/slotting';
import { toursOf } from '../model/tours';
import { generateInstance, numbersFrom } from './generate';

export interface SlottingSizes {
  skus: number;
  locations: number;
  orders: number;
  policy: 'return' | 's-shape' | 'midpoint' | 'largest-gap' | 'exact';
}

const CONDITIONS = ['ambient', 'ambient', 'ambient', 'chilled'];
const HAZARDS = [null, null, null, null, '3', '5.1', '8'];

/**
 * A small problem in which every rule and cost binds somewhere, to test with. The same seed and sizes give the same one. Some
 * SKUs lie somewhere today, each in a location of its own, rules or not; some are not measured.
 */
export function generateSlotting(seed: number, sizes: SlottingSizes): SlottingProblem {
  const next = numbersFrom(seed + 1);
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const chance = (share: number) => next() < share;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const { layout } = generateInstance(seed, {
    ...{ aisles: 5, bays: 5, locations: 0, blocks: 3, depots: 2 },
    oneWay: sizes.policy === 's-shape',
  });
  const locations = Array.from({ length: sizes.locations }, (_, at): StorageLocation => {
    const boxed = chance(0.7);
    return {
      code: `L${at}`,
      point: Math.floor(next() * layout.aisles * layout.bays),
      level: upTo(3) - 1,
      zone: chance(0.3) ? 'A' : null,
      condition: chance(0.6) ? null : pick(CONDITIONS),
      lengthMm: boxed ? 500 + upTo(500) : null,
      widthMm: boxed ? 500 : null,
      heightMm: boxed ? 100 * upTo(5) : null,
      maxVolumeMm3: chance(0.7) ? 1e7 * upTo(10) : null,
      maxWeightG: chance(0.7) ? 20_000 * upTo(10) : null,
      maxPieces: chance(0.5) ? 20 * upTo(5) : null,
      mixing: pick(MIXING),
      maxSkus: chance(0.5) ? upTo(3) : undefined,
      locked: chance(0.04),
      blocked: chance(0.04),
    };
  });
  const free = Array.from(locations.keys());
  const takeFree = () => free.splice(Math.floor(next() * free.length), 1);
  const skus = Array.from({ length: sizes.skus }, (_, at): Sku => {
    const slots = chance(0.2) ? 2 : 1;
    return {
      code: `S${at}`,
      lengthMm: chance(0.05) ? null : 50 * upTo(12),
      widthMm: 50 * upTo(8),
      heightMm: 50 * upTo(4),
      weightG: chance(0.05) ? null : 100 * upTo(30),
      condition: pick(CONDITIONS),
      hazardClass: pick(HAZARDS),
      zone: chance(0.1) ? 'A' : null,
      family: chance(0.5) ? `F${upTo(4)}` : null,
      pieces: upTo(20),
      demand: upTo(200),
      slots,
      today: Array.from({ length: slots }).flatMap(() => (chance(0.7) ? takeFree() : [])),
      locked: chance(0.05),
    };
  });
  const orders = Array.from({ length: sizes.orders }, () =>
    Array.from({ length: upTo(5) }, () => Math.floor(sizes.skus * next() ** 2)),
  );
  return {
    warehouse: { layout, policy: sizes.policy },
    skus,
    locations,
    tours: toursOf(orders, sizes.skus, () => upTo(4) / 2),
    days: 10,
    rates: {
      secondsPerLength: 0.8,
      reach: { seconds: [3, 2, 6], secondsPerKg: [0.5, 0.2, 2] },
      replenishment: { secondsPerTrip: 60 },
      congestion: { share: 0.3, secondsPerLine: 4 },
      moves: { weight: 0.1, secondsPerMove: 90 },
    },
    separations: [
      { classes: ['3', '5.1'], from: 'aisle' },
      { classes: ['8', '3'], from: 'bay' },
      { classes: ['8', '8'], from: 'location' },
    ],
  };
}
