import type { LocationPurpose } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** A place of a warehouse in any version. */
export interface KnownPlace {
  id: string;
  code: string;
  code_key: string;
  purpose: LocationPurpose;
  aisle: number | null;
  zone_id: string | null;
  type_id: string | null;
  since: number;
  until: number | null;
}

export const knownPlaces = (trx: Trx, warehouseId: string): Promise<KnownPlace[]> =>
  trx
    .selectFrom('locations')
    .select(['id', 'code', 'code_key', 'purpose', 'aisle', 'zone_id', 'type_id', 'since', 'until'])
    .where('warehouse_id', '=', warehouseId)
    .execute();

/** A place as a layout wants it. */
export interface PlaceRow {
  id: string;
  code: string;
  purpose: LocationPurpose;
  zone_id: string | null;
  type_id: string | null;
  aisle: number | null;
  bay: number | null;
  level: number | null;
  position: number | null;
  walk_order: number;
  x_mm: number | null;
  y_mm: number | null;
  z_mm: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
}

const COLUMNS = sql`id text, code text, purpose text, zone_id text, type_id text, aisle int, bay int, level int, "position" int,
  walk_order int, x_mm int, y_mm int, z_mm int, width_mm int, depth_mm int, height_mm int`;

/** Adds places to a version, or brings back those that were removed before it. */
export const addPlaces = (
  trx: Trx,
  at: { companyId: string; warehouseId: string; version: number; now: Date },
  rows: readonly PlaceRow[],
) =>
  sql`
  INSERT INTO locations (id, company_id, warehouse_id, code, purpose, zone_id, type_id, aisle, bay, level, "position",
    walk_order, x_mm, y_mm, z_mm, width_mm, depth_mm, height_mm, since, created_at)
  SELECT id, ${at.companyId}, ${at.warehouseId}, code, purpose, zone_id, type_id, aisle, bay, level, "position",
    walk_order, x_mm, y_mm, z_mm, width_mm, depth_mm, height_mm, ${at.version}::int, ${at.now}::timestamptz
  FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(${COLUMNS})
  ON CONFLICT ON CONSTRAINT locations_code DO UPDATE SET since = excluded.since, until = NULL, code = excluded.code,
    purpose = excluded.purpose, zone_id = excluded.zone_id, type_id = excluded.type_id, aisle = excluded.aisle,
    bay = excluded.bay, level = excluded.level, "position" = excluded."position", walk_order = excluded.walk_order,
    x_mm = excluded.x_mm, y_mm = excluded.y_mm, z_mm = excluded.z_mm, width_mm = excluded.width_mm,
    depth_mm = excluded.depth_mm, height_mm = excluded.height_mm, blocked = false`.execute(trx);

/** Moves places that stay to their new positions; their stock stays with them. */
export const placeAnew = (trx: Trx, rows: readonly PlaceRow[]) =>
  sql`
  UPDATE locations l SET purpose = r.purpose, zone_id = r.zone_id, type_id = r.type_id, aisle = r.aisle, bay = r.bay,
    level = r.level, "position" = r."position", walk_order = r.walk_order, x_mm = r.x_mm, y_mm = r.y_mm, z_mm = r.z_mm,
    width_mm = r.width_mm, depth_mm = r.depth_mm, height_mm = r.height_mm
  FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(${COLUMNS})
  WHERE l.id = r.id`.execute(trx);

/** From this version on the places are no more. */
export const endPlaces = (trx: Trx, version: number, ids: readonly string[]) =>
  trx
    .updateTable('locations')
    .set({ until: version })
    .where(sql<boolean>`id = ANY(${[...ids]}::text[])`)
    .execute();

/** Those of the places where something lies. */
export const occupiedOf = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('locations as l')
    .select('l.code')
    .where(sql<boolean>`l.id = ANY(${[...ids]}::text[])`)
    .where((eb) => eb.exists(eb.selectFrom('stock').select('sku_id').whereRef('stock.location_id', '=', 'l.id')))
    .orderBy('l.code_key')
    .limit(10)
    .execute();

/**
 * Takes back a part of a version that was prepared and never came into force. Places that have a history stay, as
 * removed ones. @returns the number of those places
 */
export async function takeBack(trx: Trx, warehouseId: string, version: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH prepared AS (
      SELECT l.id, l.since > ${version}::int AS is_new, l.since > ${version}::int
        AND NOT EXISTS (SELECT FROM stock_moves m WHERE m.to_location_id = l.id OR m.from_location_id = l.id)
        AND NOT EXISTS (SELECT FROM count_tasks c WHERE c.location_id = l.id) AS is_unused
      FROM locations l
      WHERE l.warehouse_id = ${warehouseId} AND (l.since > ${version}::int OR l.until > ${version}::int) LIMIT ${most}::int
    ), gone AS (
      DELETE FROM locations l USING prepared p WHERE l.id = p.id AND p.is_unused RETURNING l.id
    ), kept AS (
      UPDATE locations l SET until = CASE WHEN p.is_new THEN ${version}::int END,
        since = CASE WHEN p.is_new THEN ${version}::int - 1 ELSE l.since END
      FROM prepared p WHERE l.id = p.id AND NOT p.is_unused RETURNING l.id
    ) SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM kept)::int AS count`.execute(trx);
  return rows[0]?.count ?? 0;
}
