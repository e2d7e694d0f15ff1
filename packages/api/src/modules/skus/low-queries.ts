import { sql, type RawBuilder } from 'kysely';

/**
 * Ids of SKUs of which a warehouse has no more free than their reorder level; some more than once. Piles are added up first, and demand is
 * looked at for those SKUs alone that some warehouse with demand has nothing of: to pair each SKU with each warehouse, and that with demand,
 * went through all months of all SKUs each time. `NOT IN` is by hash, however few rows the planner believes in.
 * @param inWarehouse which warehouses count, of the column `w.id`
 */
export const lowSkus = (inWarehouse: RawBuilder<unknown> = sql`true`) => sql<{ id: string }>`
  WITH counted AS MATERIALIZED (
    -- In the order of the key, of which the first entry tells: otherwise all demand is gone through for a warehouse that has none.
    SELECT w.id, (SELECT d.sku_id FROM demand_months d WHERE d.warehouse_id = w.id AND d.lines > 0
      ORDER BY d.month, d.sku_id, d.import_id LIMIT 1) IS NOT NULL AS is_asked
    FROM warehouses w WHERE ${inWarehouse}
  ), free AS MATERIALIZED (
    SELECT s.sku_id, s.warehouse_id, c.is_asked, sum(s.on_hand - s.reserved) AS pieces
    FROM stock s JOIN counted c ON c.id = s.warehouse_id WHERE s.state = 'available' GROUP BY 1, 2, 3
  )
  SELECT k.id FROM free f JOIN skus k ON k.id = f.sku_id WHERE NOT k.archived AND f.pieces <= k.reorder_at
  UNION ALL
  -- A warehouse that neither has it nor is asked for it does not lack it.
  SELECT k.id FROM skus k
  CROSS JOIN LATERAL (SELECT d.sku_id, d.warehouse_id FROM demand_months d WHERE d.sku_id = k.id AND d.lines > 0 OFFSET 0) AS d
  WHERE k.reorder_at IS NOT NULL AND NOT k.archived
    AND k.id NOT IN (SELECT f.sku_id FROM free f WHERE f.is_asked GROUP BY 1
      HAVING count(*) = (SELECT count(*) FROM counted WHERE is_asked))
    AND d.warehouse_id IN (SELECT c.id FROM counted c)
    AND (d.sku_id, d.warehouse_id) NOT IN (SELECT f.sku_id, f.warehouse_id FROM free f)`;
