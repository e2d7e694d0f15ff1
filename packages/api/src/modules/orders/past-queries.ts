import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';

interface Into {
  companyId: string;
  warehouseId: string;
  userId: string | null;
}

/** Makes the pick lists that booked picks of orders were walked by: one of each order. @returns their ids */
export async function addPastLists(trx: Trx, { companyId, warehouseId, userId }: Into): Promise<string[]> {
  const { rows: orders } = await sql<{ id: string }>`
    SELECT DISTINCT source_id AS id FROM stock_moves
    WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId} AND kind = 'pick' AND source = 'order'`.execute(
    trx,
  );
  const lists = orders.map(() => newId());
  const listed = sql`unnest(${lists}::text[], ${orders.map(({ id }) => id)}::text[]) AS f(list_id, order_id)`;
  await sql`
    INSERT INTO pick_lists (id, company_id, warehouse_id, status, user_id, created_at, done_at)
    SELECT f.list_id, ${companyId}, ${warehouseId}, 'done', ${userId}, min(o.ordered_at), max(m.at)
    FROM ${listed} JOIN orders o ON o.id = f.order_id JOIN stock_moves m ON m.source_id = o.id AND m.kind = 'pick'
    GROUP BY f.list_id`.execute(trx);
  await sql`
    INSERT INTO pick_tasks (company_id, pick_list_id, turn, order_id, line, sku_id, location_id, lot_id, quantity, picked, status,
      key, ended_at, user_id)
    SELECT ${companyId}, f.list_id, row_number() OVER (PARTITION BY f.list_id ORDER BY p.walk_order, l.line), l.order_id, l.line,
      m.sku_id, m.from_location_id, m.lot_id, m.quantity, m.quantity, 'picked', m.key, m.at, m.user_id
    FROM ${listed} JOIN order_lines l ON l.order_id = f.order_id
      JOIN stock_moves m ON m.source_id = l.order_id AND m.sku_id = l.sku_id AND m.kind = 'pick'
      JOIN locations p ON p.id = m.from_location_id`.execute(trx);
  return lists;
}
