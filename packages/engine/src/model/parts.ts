import type { Sku } from './sku';
import type { SlottingProblem } from './slotting';
import type { Tours } from './tours';

/**
 * Contents of the slots of the SKUs, numbered through: a part is one slot's content of a SKU. A SKU of n slots has n
 * parts, of which its tours ask by turns (rule G2). Weight is of one piece, NaN where it was not measured, as volume.
 */
export interface Parts {
  count: number;
  skuOf: Int32Array;
  /** The first part of each SKU, and after the last SKU how many parts there are. */
  firstOf: Int32Array;
  /** The location in which each part lies today, −1 if in none. */
  today: Int32Array;
  pieces: Float64Array;
  /** Pieces asked for. */
  demand: Float64Array;
  weightG: Float64Array;
  volumeMm3: Float64Array;
  /** Weighed lines. */
  lines: Float64Array;
  tours: Tours;
}

const volumeOf = ({ lengthMm, widthMm, heightMm }: Sku) =>
  lengthMm === null || widthMm === null || heightMm === null ? NaN : lengthMm * widthMm * heightMm;

/** The tours themselves where each SKU has one slot, and so the number of its part. */
function toursOfParts(tours: Tours, skus: readonly Sku[], firstOf: Int32Array): Tours {
  if (skus.every(({ slots }) => slots === 1)) return tours;
  const { starts, items, weights } = tours;
  const turn = new Int32Array(skus.length);
  const parts = items.map((sku) => {
    const at = turn[sku]!;
    turn[sku] = at + 1 === skus[sku]!.slots ? 0 : at + 1;
    return firstOf[sku]! + at;
  });
  return { starts, items: parts, weights };
}

export function partsOf({ skus, tours }: SlottingProblem): Parts {
  const firstOf = new Int32Array(skus.length + 1);
  skus.forEach(({ slots }, sku) => (firstOf[sku + 1] = firstOf[sku]! + slots));
  const count = firstOf[skus.length]!;
  const skuOf = new Int32Array(count);
  const today = new Int32Array(count).fill(-1);
  skus.forEach((sku, at) => {
    skuOf.fill(at, firstOf[at], firstOf[at + 1]);
    today.set(sku.today, firstOf[at]);
  });
  const each = (value: (sku: Sku) => number) => Float64Array.from(skuOf, (sku) => value(skus[sku]!));
  const byPart = toursOfParts(tours, skus, firstOf);
  const lines = new Float64Array(count);
  for (let tour = 0; tour + 1 < byPart.starts.length; tour++)
    for (let at = byPart.starts[tour]!; at < byPart.starts[tour + 1]!; at++)
      lines[byPart.items[at]!]! += byPart.weights[tour]!;
  return {
    count,
    skuOf,
    firstOf,
    today,
    pieces: each((sku) => Math.ceil(sku.pieces / sku.slots)),
    demand: each((sku) => sku.demand / sku.slots),
    weightG: each((sku) => sku.weightG ?? NaN),
    volumeMm3: each(volumeOf),
    lines,
    tours: byPart,
  };
}
