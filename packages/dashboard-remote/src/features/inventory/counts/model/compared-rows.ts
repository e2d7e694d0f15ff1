import type { CountDifference } from '@slotwise/contract';

export interface ComparedRow extends Pick<CountDifference, 'sku' | 'lot' | 'state'> {
  key: string;
  /** Amount in the ledger when it was counted last. */
  expected: number;
  /** Null: nothing was said of it in that count. */
  first: number | null;
  second: number | null;
  /** Serial numbers that were not found, and that were found beyond, when it was counted last. */
  missing: readonly string[];
  surplus: readonly string[];
}

/** Author and time of a count of the place, as its rows say. */
export interface Counted {
  round: number;
  user: NonNullable<CountDifference['user']> | null;
  at: string;
}

/** The counts of a place, the first one first. */
export function countsOf(differences: readonly CountDifference[]): Counted[] {
  const counts = new Map<number, Counted>();
  for (const { round, user = null, at } of differences) if (at !== undefined) counts.set(round, { round, user, at });
  return [...counts.values()].sort((a, b) => a.round - b.round);
}

/** The counts of each SKU, lot and state beside each other. */
export function comparedRows(differences: readonly CountDifference[]): ComparedRow[] {
  const rows = new Map<string, ComparedRow>();
  for (const { round, sku, lot, state, counted, expected, missing = [], surplus = [] } of differences) {
    const key = [sku.id, lot?.id ?? '', state].join(' ');
    const row = rows.get(key) ?? { key, sku, lot, state, expected, first: null, second: null, missing, surplus };
    rows.set(key, round === 1 ? { ...row, first: counted } : { ...row, expected, second: counted, missing, surplus });
  }
  return [...rows.values()];
}
