import type { StockMove } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { book, contentsOf, skusByIds, toDraftSku, type Booking, type Draft } from '../stock';
import type { EntryRow, TaskRow } from './queries';

/**
 * Books what was counted more or less than the ledger said then, as moves of the count: what happened in between stays.
 * The place must be held. @returns null, and nothing is booked, if too little of it is free any more
 */
export async function bookDifference(
  trx: Trx,
  booking: Booking,
  task: TaskRow,
  rows: readonly EntryRow[],
): Promise<StockMove[] | null> {
  const different = rows.filter(({ counted, expected }) => counted !== expected);
  const contents = await contentsOf(trx, [task.location_id]);
  const freeOf = ({ sku_id, lot_id, state }: EntryRow) => {
    const row = contents.find((one) => one.skuId === sku_id && one.lotId === lot_id && one.state === state);
    return row ? row.quantity - row.reserved : 0;
  };
  if (different.some((row) => row.expected - row.counted > freeOf(row))) return null;
  const skus = await skusByIds(
    trx,
    booking.companyId,
    different.map(({ sku_id }) => sku_id),
  );
  const drafts = different.flatMap((row, at): Draft[] => {
    const sku = skus.get(row.sku_id);
    const side = { locationId: task.location_id, state: row.state };
    const more = row.counted > row.expected;
    const about = { field: `entries/${at}`, key: `count-${task.id}-${at}`, kind: 'count', reason: null } as const;
    return sku
      ? [
          {
            ...about,
            warehouseId: task.warehouse_id,
            sku: toDraftSku(sku),
            lotId: row.lot_id,
            quantity: Math.abs(row.counted - row.expected),
            from: more ? null : side,
            to: more ? side : null,
            ...{ source: 'count', sourceId: task.count_id },
          },
        ]
      : [];
  });
  return book(trx, booking, drafts);
}
