import type { StockState } from '@slotwise/contract';
import { differingSerials } from './differing-serials';
import type { EntryRow } from './queries';

/** Pieces of one SKU, lot and state. */
export interface Amount {
  skuId: string;
  lotId: string | null;
  state: StockState;
  quantity: number;
  /** Serial numbers of the pieces, if they have any. */
  serials?: readonly string[] | null;
}

const rowKey = ({ skuId, lotId, state }: Amount) => `${skuId} ${lotId ?? ''} ${state}`;

/** Counted amounts beside the ledger's, for everything that either of them names. Amounts of the same are summed. */
export function compare(counted: readonly Amount[], expected: readonly Amount[]): EntryRow[] {
  const rows = new Map<string, EntryRow>();
  const rowOf = (amount: Amount): EntryRow => {
    const key = rowKey(amount);
    const row = rows.get(key) ?? {
      ...{ sku_id: amount.skuId, lot_id: amount.lotId, state: amount.state, counted: 0, expected: 0 },
      ...{ counted_serials: null, expected_serials: null },
    };
    rows.set(key, row);
    return row;
  };
  for (const amount of counted) {
    const row = rowOf(amount);
    row.counted += amount.quantity;
    if (amount.serials) row.counted_serials = [...(row.counted_serials ?? []), ...amount.serials];
  }
  for (const amount of expected) {
    const row = rowOf(amount);
    row.expected += amount.quantity;
    if (amount.serials) row.expected_serials = [...(row.expected_serials ?? []), ...amount.serials];
  }
  return [...rows.values()];
}

/** Pieces too many and too few, together: as many of one kind do not make up for others where they are told apart. */
export const differenceOf = (rows: readonly EntryRow[]): number =>
  rows.reduce((sum, row) => {
    const named = differingSerials(row);
    return sum + (named ? named.missing.length + named.surplus.length : Math.abs(row.counted - row.expected));
  }, 0);
