import type { Allocation } from '../stock';

/** Open pieces of an order's line. */
export interface Wanted {
  orderId: string;
  line: number;
  skuId: string;
  pieces: number;
}

/** A stop before it has its turn. */
export interface Stop extends Omit<Wanted, 'pieces'> {
  locationId: string;
  lotId: string | null;
  quantity: number;
  walkOrder: number;
}

/** Pieces by SKU. */
export function demandOf(wanted: readonly Wanted[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { skuId, pieces } of wanted) demand.set(skuId, (demand.get(skuId) ?? 0) + pieces);
  return demand;
}

/**
 * Gives each line its part of the allocation: the first line the stock to be taken first. The stops come back in
 * walking order; `missing` are the lines that no stock was left for.
 */
export function stopsFor(
  wanted: readonly Wanted[],
  parts: readonly Allocation[],
): { stops: Stop[]; missing: Wanted[] } {
  const left = parts.map((part) => ({ ...part }));
  const missing: Wanted[] = [];
  const stops = wanted.flatMap(({ pieces, ...line }) => {
    let open = pieces;
    const taken = left.flatMap((part) => {
      const quantity = part.skuId === line.skuId ? Math.min(open, part.quantity) : 0;
      if (quantity === 0) return [];
      part.quantity -= quantity;
      open -= quantity;
      const { locationId, lotId, walkOrder } = part;
      return [{ ...line, locationId, lotId, walkOrder, quantity }];
    });
    if (open > 0) missing.push({ ...line, pieces: open });
    return taken;
  });
  // One stands before a place once: picks there for several orders follow each other.
  const place = (stop: Stop) => `${stop.locationId} ${stop.skuId} ${stop.lotId ?? ''}`;
  stops.sort((a, b) => a.walkOrder - b.walkOrder || (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return { stops, missing };
}
