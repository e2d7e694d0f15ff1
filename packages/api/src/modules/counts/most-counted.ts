import { PLACE_PIECES_MAX } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import { tooManyInPlace, type Draft } from '../stock';
import type { EntryRow } from './queries';

interface Counted {
  goods: readonly Pick<Draft, 'sku' | 'quantity'>[];
  location: string;
  /** The same beside the ledger's amounts. */
  rows: readonly EntryRow[];
}

/**
 * Refuses a count of more pieces of a SKU than a place holds: it could never be booked. As many as the ledger says may have been
 * counted, however many they are.
 * @throws validation_failed with the entry that goes beyond
 */
export function checkMost({ goods, location, rows }: Counted): void {
  const sums = new Map<string, number>();
  const faults = goods.flatMap(({ sku, quantity }, at) => {
    const before = sums.get(sku.id) ?? 0;
    sums.set(sku.id, before + quantity);
    const expected = rows.reduce((sum, row) => (row.sku_id === sku.id ? sum + row.expected : sum), 0);
    const most = Math.max(PLACE_PIECES_MAX, expected);
    const isFirstBeyond = before <= most && before + quantity > most;
    return isFirstBeyond ? [tooManyInPlace(`entries/${at}/quantity`, location, sku.code)] : [];
  });
  if (faults.length > 0) throw refuse('validation_failed', faults);
}
