import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Places where nothing lies, or that are blocked, of one warehouse or of all: how many, and the first on the way. */
export async function placesThatAre(
  trx: Trx,
  companyId: string,
  { kind, warehouseId }: { kind: 'empty' | 'blocked'; warehouseId?: string },
  limit: number,
) {
  const is =
    kind === 'blocked'
      ? sql<boolean>`l.blocked`
      : sql<boolean>`NOT l.blocked AND NOT EXISTS (SELECT FROM stock s WHERE s.location_id = l.id)`;
  const where = warehouseId === undefined ? sql<boolean>`true` : sql<boolean>`l.warehouse_id = ${warehouseId}`;
  const { rows } = await sql<{ id: string; code: string; warehouse: string; all: number }>`
    SELECT l.id, l.code, w.name AS warehouse, count(*) OVER ()::int AS "all"
    FROM current_locations l JOIN warehouses w ON w.id = l.warehouse_id
    WHERE l.company_id = ${companyId} AND ${where} AND ${is}
    ORDER BY w.name, l.walk_order, l.id LIMIT ${limit}`.execute(trx);
  return { places: rows.map(({ id, code, warehouse }) => ({ id, code, warehouse })), count: rows[0]?.all ?? 0 };
}
