import { SLOTTING_SPEED } from '@slotwise/contract/constants';
import type { CostRates, Sku, SlottingProblem, StorageLocation } from '@slotwise/engine';
import { heightOf, REACH } from './heights';
import type { AskedSku, StoragePlace } from '../put-away-queries';
import type { PlacesModel } from './places-model';

/** Numbers of the goods among the problem's SKUs, of the other SKUs on their orders, and of their family. */
export const GOODS = 0;
const STRANGER = 1;
/** Days that three months of orders stand for. */
const DAYS = 91;
const RATES: CostRates = {
  secondsPerLength: 1 / SLOTTING_SPEED.usual,
  reach: REACH,
  replenishment: { secondsPerTrip: 60 },
};

/** Takes room as one more SKU and nothing else: the ledger's rules have judged pieces, weight and volume. */
const weightless: Omit<Sku, 'code'> = {
  ...{ lengthMm: 1, widthMm: 1, heightMm: 1, weightG: 1, condition: '', hazardClass: null, zone: null },
  ...{ family: null, pieces: 0, demand: 0, slots: 1, today: [], locked: false },
};

const inSlots = (sku: Sku, today: number[]): Sku => ({ ...sku, today, slots: Math.max(1, today.length) });

/**
 * Goods beside what lies in the places that take them, as the engine ranks them. A SKU of which nobody has asked counts as
 * asked for once.
 * @param numbers places of the model that are compared; the problem's locations are theirs, in this order
 * @param family places where the goods' family lies; they are known to the engine, and closed
 */
export function problemOf(
  model: PlacesModel,
  { skuId, sku }: { skuId: string; sku: AskedSku },
  numbers: readonly number[],
  family: readonly number[],
): SlottingProblem {
  const isMeasured = sku.lengthMm !== null && sku.widthMm !== null && sku.heightMm !== null;
  const locationOf = (number: number, closed: boolean) =>
    toLocation(model.places[number]!, model.points[number]!, { isMeasured, closed });
  const own: number[] = [];
  const others: Sku[] = [];
  numbers.forEach((number, at) => {
    for (const id of new Set(model.pilesAt(number).map((pile) => pile.skuId))) {
      if (id === skuId) own.push(at);
      else others.push({ ...weightless, code: id, today: [at] });
    }
  });
  const goods: Sku = {
    ...weightless,
    ...{ code: sku.code, condition: sku.condition, family: sku.family, demand: sku.pieces },
    ...{ lengthMm: sku.lengthMm, widthMm: sku.widthMm, heightMm: sku.heightMm, weightG: sku.weightG },
  };
  const related = { ...weightless, code: 'family', family: sku.family };
  const size = Math.max(1, Math.round(sku.orderLines));
  return {
    warehouse: model.warehouse,
    skus: [
      inSlots(goods, own),
      { ...weightless, code: 'other lines' },
      inSlots(
        related,
        family.map((_, at) => numbers.length + at),
      ),
      ...others,
    ],
    locations: [
      ...numbers.map((number) => locationOf(number, false)),
      ...family.map((number) => locationOf(number, true)),
    ],
    tours: {
      starts: Uint32Array.of(0, size),
      items: new Uint32Array(size).fill(STRANGER).fill(GOODS, 0, 1),
      weights: Float64Array.of(Math.max(1, sku.lines)),
    },
    ...{ days: DAYS, rates: RATES, separations: [] },
  };
}

/** The ledger does not know how large a piece is that nobody has measured: it goes wherever the other rules let it. */
const toLocation = (
  { code, condition, mixing, z, lengthMm, widthMm, heightMm, maxPieces, maxWeightG, maxVolumeMm3 }: StoragePlace,
  point: number,
  { isMeasured, closed }: { isMeasured: boolean; closed: boolean },
): StorageLocation => ({
  ...{ code, point, level: heightOf(z), zone: null, condition, mixing, locked: false, blocked: closed },
  ...(isMeasured ? { lengthMm, widthMm, heightMm } : { lengthMm: null, widthMm: null, heightMm: null }),
  ...{ maxPieces, maxWeightG, maxVolumeMm3 },
});
