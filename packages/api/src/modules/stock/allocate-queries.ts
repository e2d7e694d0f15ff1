import { sql, type Insertable } from 'kysely';
import type { Tables, Trx } from '../../platform/db/tables';
import { insertRows } from '../../platform/db/insert-rows';

/** Available stock that somebody may still have. */
export interface FreeStock {
  skuId: string;
  locationId: string;
  lotId: string | null;
  free: number;
  walkOrder: number;
}

/**
 * Free stock of some SKUs in a warehouse, in the order of allocation: first expired first, then first come first, then
 * in walking order. Stock that has expired, is held or lies where goods come in or leave is not there.
 */
export async function freeStock(
  trx: Trx,
  warehouseId: string,
  skuIds: readonly string[],
  today: string,
): Promise<FreeStock[]> {
  const rows = await trx
    .selectFrom('stock as s')
    .innerJoin('current_locations as l', 'l.id', 's.location_id')
    .leftJoin('lots as b', 'b.id', 's.lot_id')
    .select(['s.sku_id', 's.location_id', 's.lot_id', 'l.walk_order'])
    .select(sql<number>`s.on_hand - s.reserved`.as('free'))
    .where('s.warehouse_id', '=', warehouseId)
    .where(sql<boolean>`s.sku_id = ANY(${[...skuIds]}::text[])`)
    .where('s.state', '=', 'available')
    .where('l.purpose', '=', 'storage')
    .where(sql<boolean>`s.on_hand > s.reserved`)
    .where(sql<boolean>`NOT coalesce(b.held, false) AND coalesce(b.expires_on >= ${today}::date, true)`)
    .orderBy(sql`b.expires_on NULLS LAST`)
    .orderBy('s.since')
    .orderBy('l.walk_order')
    .orderBy('s.location_id')
    .orderBy(sql`s.lot_id NULLS LAST`)
    .execute();
  return rows.map((row) => ({
    skuId: row.sku_id,
    locationId: row.location_id,
    lotId: row.lot_id,
    free: row.free,
    walkOrder: row.walk_order,
  }));
}

/** The database keeps `stock.reserved` by it, never above what is there: constraint `stock_reserved`. */
export const insertReservations = (trx: Trx, rows: readonly Insertable<Tables['reservations']>[]) =>
  insertRows(trx, 'reservations', rows);

export const reservationRow = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('reservations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const placeOfReservation = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('reservations')
    .select('location_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export const deleteReservations = (trx: Trx, companyId: string, ids: readonly string[]) =>
  trx
    .deleteFrom('reservations')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${[...ids]}::text[])`)
    .execute();
