import { codeKey } from '@slotwise/contract/code-key';
import type { StockMove } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { book, contentsOf, inMoves, placesOfSerials, skusByIds, toDraftSku, type Booking, type Draft } from '../stock';
import { differingSerials } from './differing-serials';
import type { EntryRow, TaskRow } from './queries';

/**
 * Books the difference between count and ledger at that time, as moves of the count: moves in between stay. The place
 * must be held. @returns null, and nothing is booked, if too little of it is free any more
 */
export async function bookDifference(
  trx: Trx,
  booking: Booking,
  task: TaskRow,
  rows: readonly EntryRow[],
): Promise<StockMove[] | null> {
  const different = rows.flatMap(partsOf);
  const contents = await contentsOf(trx, [task.location_id]);
  const freeOf = ({ sku_id, lot_id, state }: EntryRow) => {
    const row = contents.find((one) => one.skuId === sku_id && one.lotId === lot_id && one.state === state);
    return row ? row.quantity - row.reserved : 0;
  };
  if (different.some((row) => row.expected - row.counted > freeOf(row))) return null;
  if (!(await areStill(trx, task, different))) return null;
  const skus = await skusByIds(
    trx,
    booking.companyId,
    different.map(({ sku_id }) => sku_id),
  );
  const drafts = different.flatMap((row, at): Draft[] => {
    const sku = skus.get(row.sku_id);
    const side = { locationId: task.location_id, state: row.state };
    const more = row.counted > row.expected;
    const about = { field: `entries/${at}`, kind: 'count', reason: null } as const;
    const key = `count-${task.id}-${at}`;
    return sku
      ? inMoves(Math.abs(row.counted - row.expected)).map((quantity, part) => ({
          ...about,
          key: part === 0 ? key : `${key}-${part}`,
          warehouseId: task.warehouse_id,
          sku: toDraftSku(sku),
          lotId: row.lot_id,
          quantity,
          serials: row.serials,
          from: more ? null : side,
          to: more ? side : null,
          ...{ source: 'count', sourceId: task.count_id },
        }))
      : [];
  });
  return book(trx, booking, drafts);
}

type Part = EntryRow & { serials: readonly string[] | null };

/** Bookings of a row: for pieces with serial numbers, missing and surplus ones each by themselves. */
function partsOf(row: EntryRow): Part[] {
  const named = differingSerials(row);
  if (!named) return row.counted === row.expected ? [] : [{ ...row, serials: null }];
  const part = (serials: readonly string[], amounts: Pick<EntryRow, 'counted' | 'expected'>): Part[] =>
    serials.length > 0 ? [{ ...row, ...amounts, serials }] : [];
  return [
    ...part(named.missing, { counted: 0, expected: named.missing.length }),
    ...part(named.surplus, { counted: named.surplus.length, expected: 0 }),
  ];
}

/** Whether the pieces that are missing lie there by the ledger, and those that are more nowhere: else somebody has to look. */
async function areStill(trx: Trx, task: TaskRow, parts: readonly Part[]): Promise<boolean> {
  const named = parts.flatMap((part) => (part.serials ?? []).map((serial) => ({ skuId: part.sku_id, serial, part })));
  if (named.length === 0) return true;
  const lying = new Map((await placesOfSerials(trx, named)).map((one) => [`${one.skuId} ${codeKey(one.serial)}`, one]));
  return named.every(({ skuId, serial, part }) => {
    const place = lying.get(`${skuId} ${codeKey(serial)}`);
    if (part.counted > part.expected) return place === undefined;
    return place?.locationId === task.location_id && place.lotId === part.lot_id && place.state === part.state;
  });
}
