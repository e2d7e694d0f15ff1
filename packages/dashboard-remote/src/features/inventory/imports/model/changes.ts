import type { ImportChange } from '@slotwise/contract';

export interface Difference {
  column: string;
  before: string | null;
  after: string | null;
}

/** Differences of one row, column by column; of an added row only the given values. */
export function differencesOf({ change, before, after }: ImportChange): Difference[] {
  const all = Object.keys(after).map((column) => ({
    column,
    before: before[column] ?? null,
    after: after[column] ?? null,
  }));
  return change === 'added' ? all.filter(({ after: value }) => value !== null) : all;
}

/** Pieces that stock would have more, or fewer; null where the row says nothing of stock. */
export function piecesMore({ before, after }: ImportChange): number | null {
  if (after.quantity == null) return null;
  const more = Number(after.quantity) - Number(before.quantity ?? 0);
  return Number.isSafeInteger(more) ? more : null;
}
