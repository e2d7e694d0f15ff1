import type { WarehouseFigures } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** One row for each warehouse of the company. */
export async function warehouseFigures(trx: Trx): Promise<WarehouseFigures[]> {
  const { rows } = await sql<WarehouseFigures>`
    SELECT w.id AS "warehouseId",
      (SELECT count(*) FROM current_locations l WHERE l.warehouse_id = w.id AND l.purpose = 'storage') AS places,
      (SELECT count(*) FROM current_locations l WHERE l.warehouse_id = w.id AND l.purpose = 'storage'
        AND EXISTS (SELECT FROM stock s WHERE s.location_id = l.id)) AS used,
      (SELECT count(DISTINCT s.sku_id) FROM stock s WHERE s.warehouse_id = w.id) AS skus,
      (SELECT coalesce(sum(s.on_hand), 0)::bigint FROM stock s WHERE s.warehouse_id = w.id) AS pieces,
      (SELECT count(*) FROM orders o WHERE o.warehouse_id = w.id AND o.status IN ('open', 'released')) AS orders,
      (SELECT count(*) FROM receipts r WHERE r.warehouse_id = w.id AND r.status <> 'closed') AS receipts,
      (SELECT count(*) FROM stock s JOIN locations l ON l.id = s.location_id
        WHERE s.warehouse_id = w.id AND l.purpose = 'receiving') AS "putAways"
    FROM warehouses w WHERE w.tenant_id = (SELECT app_company_id())`.execute(trx);
  return rows;
}
