import type { StockState } from '@slotwise/contract';
import type { EntryRow } from './queries';

/** Pieces of one SKU, lot and state. */
export interface Amount {
  skuId: string;
  lotId: string | null;
  state: StockState;
  quantity: number;
}

const keyOf = ({ skuId, lotId, state }: Amount) => `${skuId} ${lotId ?? ''} ${state}`;

/** What was counted beside what the ledger says, for everything that either of them names. Amounts of the same are summed. */
export function compare(counted: readonly Amount[], expected: readonly Amount[]): EntryRow[] {
  const rows = new Map<string, EntryRow>();
  const rowOf = (amount: Amount): EntryRow => {
    const key = keyOf(amount);
    const row = rows.get(key) ?? {
      ...{ sku_id: amount.skuId, lot_id: amount.lotId, state: amount.state, counted: 0, expected: 0 },
    };
    rows.set(key, row);
    return row;
  };
  for (const amount of counted) rowOf(amount).counted += amount.quantity;
  for (const amount of expected) rowOf(amount).expected += amount.quantity;
  return [...rows.values()];
}

/** Pieces too many and too few, together. */
export const differenceOf = (rows: readonly EntryRow[]): number =>
  rows.reduce((sum, { counted, expected }) => sum + Math.abs(counted - expected), 0);
