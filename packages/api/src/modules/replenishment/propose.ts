import type { Replenishment } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { doubtful } from '../orders';
import {
  contentsOf,
  freeStock,
  placesByIds,
  skusByIds,
  toDraftSku,
  type FoundSku,
  type FreeStock,
  type Goods,
  type Place,
} from '../stock';
import { fill } from './fill';
import type { LowRow } from './low-queries';
import { reachedPlaces } from './place-queries';
import { comingTo, doubtedSources } from './task-queries';

export interface Proposal {
  row: LowRow;
  block: Replenishment['block'];
  rule: Replenishment['rule'];
  /** Empty if it is blocked. */
  parts: FreeStock[];
}

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The pieces in the smallest pack of a SKU; 1: it has none. */
export function packOf({ units }: Pick<FoundSku, 'units'>): number {
  const factors = Object.values(units);
  return factors.length === 0 ? 1 : Math.min(...factors);
}

/**
 * Says of each SKU what can be brought to where it is picked, first expired first, and never what has expired, is held or
 * reserved, or what somebody missed where the ledger says it lies.
 */
export async function propose(
  trx: Trx,
  { companyId, warehouseId, now }: { companyId: string; warehouseId: string; now: Date },
  rows: readonly LowRow[],
): Promise<Proposal[]> {
  const skuIds = rows.map(({ id }) => id);
  const placeIds = rows.flatMap(({ place_id: id }) => id ?? []);
  const skus = await skusByIds(trx, companyId, skuIds);
  const sources = await sourcesOf(trx, { companyId, warehouseId, now }, rows);
  const places = await placesByIds(trx, companyId, placeIds);
  const lying: (Goods & { locationId: string })[] = [
    ...(await contentsOf(trx, placeIds)),
    ...(await comingTo(trx, placeIds)),
  ];
  return rows.map((row): Proposal => {
    const sku = skus.get(row.id);
    const place = row.place_id === null ? undefined : places.get(row.place_id);
    const blocked = (block: Proposal['block']): Proposal => ({ row, block, rule: null, parts: [] });
    if (!sku || !place) return blocked('no_place');
    if (row.max_stock === null) return blocked('no_max');
    const free = sources.get(row.id) ?? [];
    if (free.length === 0) return blocked('no_stock');
    const contents = lying.filter(({ locationId }) => locationId === place.id);
    const { parts, refusal } = fillPlace(sku, place, contents, row.max_stock - row.on_hand, free);
    const goods = goodsOf(sku);
    lying.push(...parts.map((part) => ({ ...goods, lotId: part.lotId, quantity: part.free, locationId: place.id })));
    if (parts.length === 0) return { ...blocked('no_room'), rule: refusal?.rule ?? null };
    return { row, block: null, rule: null, parts };
  });
}

const goodsOf = (sku: FoundSku) => {
  const { id: skuId, condition, weightG, volumeMm3 } = toDraftSku(sku);
  return { skuId, condition, weightG, volumeMm3 };
};

const fillPlace = (
  sku: FoundSku,
  place: Place,
  contents: readonly Goods[],
  missing: number,
  free: readonly FreeStock[],
) => fill({ place, contents, sku: goodsOf(sku), missing, pack: packOf(sku) }, free);

/** Free stock outside of the places where a SKU is picked, by SKU, in the order in which it is to be taken. */
async function sourcesOf(
  trx: Trx,
  { companyId, warehouseId, now }: { companyId: string; warehouseId: string; now: Date },
  rows: readonly LowRow[],
): Promise<Map<string, FreeStock[]>> {
  const skuIds = rows.map(({ id }) => id);
  const faces = new Map(rows.map((row) => [row.id, row]));
  const free = await freeStock(trx, warehouseId, skuIds, dayOf(now));
  const reached = await reachedPlaces(
    trx,
    free.map(({ locationId }) => locationId),
  );
  const doubted = [await doubtful(trx, companyId, skuIds), await doubtedSources(trx, skuIds)];
  const sources = new Map<string, FreeStock[]>();
  for (const one of free) {
    const face = faces.get(one.skuId);
    const isFace = face?.preferred === true ? one.locationId === face.place_id : reached.has(one.locationId);
    if (isFace || doubted.some((places) => places.has(`${one.skuId} ${one.locationId}`))) continue;
    sources.set(one.skuId, [...(sources.get(one.skuId) ?? []), one]);
  }
  return sources;
}
