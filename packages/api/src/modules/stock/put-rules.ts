import type { FieldFault } from '@slotwise/contract';
import { PLACE_PIECES_MAX } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import type { DraftSku } from './draft';
import { unfit, type Goods } from './fit';
import { contentsOf, lockPlaces, placesByIds } from './place-queries';
import { piecesOf, tooManyInPlace } from './place-bound';
import { ruleFault } from './refused-put';

/** Pieces of a SKU and lot that a place would hold more, or fewer. */
export interface Put {
  locationId: string;
  sku: DraftSku;
  lotId: string | null;
  more: number;
}

/**
 * Judges changes of stock in places by the places' rules, and by the most pieces that any place holds, as if they were booked one after the other.
 * @param hold whether places and rules stay as they are until the transaction ends
 * @returns for each, in their order, the rule that refuses it; null: it is allowed. A refused change counts for none
 * after it
 */
export async function judgePuts(
  trx: Trx,
  companyId: string,
  puts: readonly Put[],
  { field, hold }: { field: string; hold: boolean },
): Promise<(FieldFault | null)[]> {
  const ids = puts.map(({ locationId }) => locationId);
  const places = await (hold ? lockPlaces : placesByIds)(trx, companyId, ids);
  const contents = new Map<string, Goods[]>();
  for (const row of await contentsOf(trx, ids)) {
    contents.set(row.locationId, [...(contents.get(row.locationId) ?? []), row]);
  }
  return puts.map(({ locationId, sku, lotId, more }) => {
    const place = places.get(locationId);
    const present = contents.get(locationId) ?? [];
    const goods = { ...sku, skuId: sku.id, lotId, quantity: more };
    const refusal = place && more > 0 ? unfit(place, present, goods) : null;
    if (place && refusal) return ruleFault(field, place.code, sku.code, refusal);
    if (place && more > 0 && piecesOf(present, sku.id) + more > PLACE_PIECES_MAX)
      return tooManyInPlace('quantity', place.code, sku.code);
    const same = present.find((one) => one.skuId === sku.id && one.lotId === lotId && one.quantity + more >= 0);
    if (same) same.quantity += more;
    else contents.set(locationId, [...present, goods]);
    return null;
  });
}
