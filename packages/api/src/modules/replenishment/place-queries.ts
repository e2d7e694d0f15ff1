import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { REACHED_MM } from '../stock';

/** Those of some places that are reached without a ladder; one of which nobody has said how high it is counts as reached. */
export async function reachedPlaces(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('current_locations')
    .select('id')
    .where(sql<boolean>`id = ANY(${[...new Set(ids)]}::text[])`)
    .where(sql<boolean>`coalesce(z_mm, 0) <= ${REACHED_MM}`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Pieces of a SKU in a place, of any lot and state. */
export async function lyingIn(trx: Trx, locationId: string, skuId: string): Promise<number> {
  const row = await trx
    .selectFrom('stock')
    .select(sql<number>`coalesce(sum(on_hand), 0)::bigint`.as('pieces'))
    .where('location_id', '=', locationId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return row?.pieces ?? 0;
}
