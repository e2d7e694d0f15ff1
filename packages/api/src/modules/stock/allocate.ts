import type { Trx } from '../../platform/db/tables';
import { freeStock, type FreeStock } from './allocate-queries';
import { lockPlaces } from './place-queries';

/** A part of the wanted pieces, and its place. */
export interface Allocation {
  skuId: string;
  locationId: string;
  lotId: string | null;
  quantity: number;
  walkOrder: number;
}

/** Stock found for each SKU, and its missing pieces. */
export interface Allocated {
  parts: Allocation[];
  /** SKU → free pieces, if they are fewer than wanted. */
  short: Map<string, number>;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

interface Allocating {
  companyId: string;
  warehouseId: string;
  now: Date;
  /** Whether stock that is free may be taken. */
  isUsable?: (row: FreeStock) => boolean;
  /** Places that are held as well. */
  hold?: readonly string[];
}

/**
 * Finds free stock for a demand in pieces by SKU: first expired, first out, and never what has expired. The places are held
 * until the transaction ends, so that nobody else takes it meanwhile.
 */
export async function allocate(
  trx: Trx,
  { companyId, warehouseId, now, isUsable = () => true, hold = [] }: Allocating,
  demand: ReadonlyMap<string, number>,
): Promise<Allocated> {
  const skuIds = [...demand.keys()];
  const candidates = (await freeStock(trx, warehouseId, skuIds, dayOf(now))).filter(isUsable);
  const held = new Set(candidates.map(({ locationId }) => locationId));
  await lockPlaces(trx, companyId, [...held, ...hold]);
  // Read again, now that nobody else changes it; arrivals at other places in between are left for the next request.
  const free = (await freeStock(trx, warehouseId, skuIds, dayOf(now))).filter(
    (row) => held.has(row.locationId) && isUsable(row),
  );
  return share(free, demand);
}

/** Takes the demand from free stock, in its order. */
export function share(free: readonly FreeStock[], demand: ReadonlyMap<string, number>): Allocated {
  const missing = new Map(demand);
  const parts: Allocation[] = [];
  for (const { free: available, ...row } of free) {
    const quantity = Math.min(missing.get(row.skuId) ?? 0, available);
    if (quantity <= 0) continue;
    missing.set(row.skuId, (missing.get(row.skuId) ?? 0) - quantity);
    parts.push({ ...row, quantity });
  }
  const short = [...missing].filter(([, left]) => left > 0);
  return { parts, short: new Map(short.map(([skuId, left]) => [skuId, (demand.get(skuId) ?? 0) - left])) };
}
