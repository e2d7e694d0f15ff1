import type { Condition, MoveKind, StockState } from '@slotwise/contract';

export interface Side {
  locationId: string;
  state: StockState;
}

/** Facts about a SKU for its moves. Weight in g and volume in mm³ are of one piece. */
export interface DraftSku {
  id: string;
  code: string;
  condition: Condition;
  weightG: number | null;
  volumeMm3: number | null;
  /** Its pieces are told apart by serial number. */
  serialTracked: boolean;
}

/** A move that is to be booked. */
export interface Draft {
  /** Path of the line in the request, for its faults: `moves/0`. */
  field: string;
  /** Names of the line's fields, if they are others. */
  names?: { from?: string; to?: string };
  key: string;
  kind: MoveKind;
  warehouseId: string;
  sku: DraftSku;
  lotId: string | null;
  /** Facts that say whether its goods may be used, where that is checked while they are booked. */
  lot?: { expiresOn: string | null; held: boolean } | null;
  /** In pieces. */
  quantity: number;
  from: Side | null;
  to: Side | null;
  reason: string | null;
  /** Serial numbers of the pieces; null if the SKU's pieces have none. */
  serials?: readonly string[] | null;
  undoes?: string;
  source?: string;
  sourceId?: string;
}

/** Goods that already lie in a place must be booked regardless of its rules: a count is a fact. */
export const heedsRules = ({ kind, from, to }: Draft): boolean =>
  kind !== 'count' && to !== null && from?.locationId !== to.locationId;
