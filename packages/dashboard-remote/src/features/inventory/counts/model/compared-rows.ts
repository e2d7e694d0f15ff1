import type { CountDifference } from '@slotwise/contract';

export interface ComparedRow extends Pick<CountDifference, 'sku' | 'lot' | 'state'> {
  key: string;
  /** What the ledger said when it was counted last. */
  expected: number;
  /** Null: nothing was said of it in that count. */
  first: number | null;
  second: number | null;
}

/** The counts of each SKU, lot and state beside each other. */
export function comparedRows(differences: readonly CountDifference[]): ComparedRow[] {
  const rows = new Map<string, ComparedRow>();
  for (const { round, sku, lot, state, counted, expected } of differences) {
    const key = [sku.id, lot?.id ?? '', state].join(' ');
    const row = rows.get(key) ?? { key, sku, lot, state, expected, first: null, second: null };
    rows.set(key, round === 1 ? { ...row, first: counted } : { ...row, expected, second: counted });
  }
  return [...rows.values()];
}
