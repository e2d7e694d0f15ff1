import type { StockRow } from '@slotwise/contract';
import type { FloorEntry } from '../floor-note';
import { isSameLot } from '../goods';

interface SentMove {
  sku_id?: string;
  from_location_id?: string;
  lot?: string;
  state?: string;
}

/** Pieces of a row of stock that were taken from there by entries that the server has not heard of yet. */
function takenOf({ location, sku, lot, state }: StockRow, entries: readonly FloorEntry[]): number {
  let pieces = 0;
  for (const { status, body, note } of entries) {
    if (status !== 'waiting') continue;
    const { moves = [] } = body as { moves?: SentMove[] };
    moves.forEach((move, at) => {
      const isThere = move.from_location_id === location.id && move.sku_id === sku.id;
      const isOfRow = isSameLot(move.lot ?? '', lot?.code ?? '') && (move.state ?? 'available') === state;
      if (isThere && isOfRow) pieces += note.goods[at]?.pieces ?? 0;
    });
  }
  return pieces;
}

/** Stock as it is once all that waits is sent: rows of which nothing is left are left out. */
export const withoutTaken = (rows: readonly StockRow[], entries: readonly FloorEntry[]): StockRow[] =>
  rows.map((row) => ({ ...row, onHand: row.onHand - takenOf(row, entries) })).filter(({ onHand }) => onHand > 0);
