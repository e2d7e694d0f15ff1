import { sql, type RawBuilder } from 'kysely';

/**
 * Ids of SKUs of which a warehouse has no more free than their reorder level; once for each such warehouse.
 * @param inWarehouse which warehouses count, of the column `w.id`
 */
export const lowSkus = (inWarehouse: RawBuilder<unknown> = sql`true`) => sql<{ id: string }>`
  SELECT k.id FROM skus k CROSS JOIN warehouses w
  LEFT JOIN stock s ON s.sku_id = k.id AND s.warehouse_id = w.id AND s.state = 'available'
  WHERE k.reorder_at IS NOT NULL AND NOT k.archived
    -- A warehouse that neither has it nor is asked for it does not lack it.
    AND (s.sku_id IS NOT NULL OR EXISTS (
      SELECT FROM demand_months d WHERE d.warehouse_id = w.id AND d.sku_id = k.id AND d.lines > 0))
    AND ${inWarehouse}
  GROUP BY k.id, w.id, k.reorder_at HAVING coalesce(sum(s.on_hand - s.reserved), 0) <= k.reorder_at`;
