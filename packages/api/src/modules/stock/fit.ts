import type { Condition, MixingRule, PutRule } from '@slotwise/contract';

/** The rules of a place. Null: no limit. */
export interface PlaceRules {
  blocked: boolean;
  beingRemoved: boolean;
  mixing: MixingRule;
  condition: Condition | null;
  maxPieces: number | null;
  maxWeightG: number | null;
  maxVolumeMm3: number | null;
}

/** Pieces of one SKU and lot. Weight and volume are of one piece; null: nobody has measured it. */
export interface Goods {
  skuId: string;
  lotId: string | null;
  quantity: number;
  weightG: number | null;
  volumeMm3: number | null;
}

/** Objection to a put: the rule, and its limit if it has one. */
export interface Refusal {
  rule: PutRule;
  max?: number;
}

/** The volume of one piece, in mm³; null if a measure is missing. */
export const volumeOf = (sku: { length_mm: number | null; width_mm: number | null; height_mm: number | null }) =>
  sku.length_mm === null || sku.width_mm === null || sku.height_mm === null
    ? null
    : sku.length_mm * sku.width_mm * sku.height_mm;

/**
 * Why a place cannot take goods beside what lies there; null: it can. A limit that cannot be checked, because something was
 * never measured, refuses: it would be no limit otherwise.
 */
export function unfit(
  place: PlaceRules,
  contents: readonly Goods[],
  goods: Goods & { condition: Condition },
): Refusal | null {
  if (place.blocked) return { rule: 'blocked' };
  if (place.beingRemoved) return { rule: 'being_removed' };
  const present = contents.filter(({ quantity }) => quantity > 0);
  if (place.mixing === 'empty_only' && present.length > 0) return { rule: 'empty_only' };
  if (place.mixing === 'same_sku' && present.some(({ skuId }) => skuId !== goods.skuId)) return { rule: 'same_sku' };
  const otherLot = ({ skuId, lotId }: Goods) => skuId !== goods.skuId || lotId !== goods.lotId;
  if (place.mixing === 'same_lot' && present.some(otherLot)) return { rule: 'same_lot' };
  if (place.condition !== null && place.condition !== goods.condition) return { rule: 'condition' };
  return beyondLimit(place, [...present, goods]);
}

/** Limit that goods together exceed; null: none. */
export function beyondLimit(place: PlaceRules, goods: readonly Goods[]): Refusal | null {
  const sum = (valueOf: (one: Goods) => number | null): number | null =>
    goods.reduce<number | null>((total, one) => {
      const each = valueOf(one);
      return total === null || each === null ? null : total + each * one.quantity;
    }, 0);
  const { maxPieces, maxWeightG, maxVolumeMm3 } = place;
  if (maxPieces !== null && (sum(() => 1) ?? 0) > maxPieces) return { rule: 'max_pieces', max: maxPieces };
  if (maxWeightG !== null) {
    const weight = sum(({ weightG }) => weightG);
    if (weight === null) return { rule: 'weight_missing' };
    if (weight > maxWeightG) return { rule: 'max_weight', max: maxWeightG };
  }
  if (maxVolumeMm3 !== null) {
    const volume = sum(({ volumeMm3 }) => volumeMm3);
    if (volume === null) return { rule: 'volume_missing' };
    if (volume > maxVolumeMm3) return { rule: 'max_volume', max: maxVolumeMm3 };
  }
  return null;
}
