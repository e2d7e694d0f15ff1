import type { Condition } from '@slotwise/contract';
import { unfit, type FreeStock, type Goods, type PlaceRules, type Refusal } from '../stock';

/** Goods as a place judges them; weight in g and volume in mm³ are of one piece. */
export type FillSku = Pick<Goods, 'skuId' | 'weightG' | 'volumeMm3'> & { condition: Condition };

interface Filling {
  place: PlaceRules;
  /** The goods that lie there, and those on their way there. */
  contents: readonly Goods[];
  sku: FillSku;
  /** Pieces that are missing up to the maximum. */
  missing: number;
  /** Pieces in its smallest pack; 1: it has none. */
  pack: number;
}

export interface Fill {
  parts: FreeStock[];
  /** The first refusal of the place; null: there was none. */
  refusal: Refusal | null;
}

/**
 * Takes stock for a place, in the order given, as far as its rules allow. Packs stay whole: no more than is missing is taken,
 * but one whole pack if less than one is missing. What is left of a broken pack is taken as it is.
 */
export function fill({ place, contents, sku, missing, pack }: Filling, free: readonly FreeStock[]): Fill {
  const lying = [...contents];
  const parts: FreeStock[] = [];
  let left = missing;
  let refusal: Refusal | null = null;
  for (const source of free) {
    if (left <= 0) break;
    const wanted = inPacks(Math.min(left, source.free), source.free, pack, parts.length === 0);
    if (wanted === 0) continue;
    const goods = { ...sku, lotId: source.lotId };
    const step = wanted % pack === 0 ? pack : 1;
    const quantity = step * most(wanted / step, (count) => !unfit(place, lying, { ...goods, quantity: count * step }));
    if (quantity < wanted) refusal ??= unfit(place, lying, { ...goods, quantity: quantity + step });
    if (quantity === 0) continue;
    parts.push({ ...source, free: quantity });
    lying.push({ ...goods, quantity });
    left -= quantity;
  }
  return { parts, refusal };
}

/** How many of a source's free pieces are taken. */
function inPacks(pieces: number, free: number, pack: number, isFirst: boolean): number {
  const whole = pieces - (pieces % pack);
  if (whole > 0) return whole;
  if (free < pack) return pieces;
  return isFirst ? pack : 0;
}

/** The largest number from 0 to `top` that is allowed, where all below an allowed one are. */
function most(top: number, isAllowed: (count: number) => boolean): number {
  if (isAllowed(top)) return top;
  let [low, high] = [0, top];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAllowed(middle)) low = middle;
    else high = middle;
  }
  return low;
}
