import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { KindName } from './kinds';
import type { Listed } from './listed-queries';

/** Rows of one read. */
const PAGE = 1000;

export interface ExportedRow {
  /** Position at which the next page begins. */
  position: string[];
  values: Record<string, string | null>;
}

const pack = (unit: string) => {
  const packaging = sql`(SELECT u FROM sku_units u WHERE u.sku_id = s.id AND u.unit = ${unit})`;
  return sql`
    ${`${unit}_pieces`}::text, (${packaging}).factor::text, ${`${unit}_length`}::text, (${packaging}).length_mm::text,
    ${`${unit}_width`}::text, (${packaging}).width_mm::text, ${`${unit}_height`}::text, (${packaging}).height_mm::text,
    ${`${unit}_weight`}::text, (${packaging}).weight_g::text, ${`${unit}_barcodes`}::text, ${codes(unit)}`;
};
const codes = (unit: string) =>
  sql`(SELECT string_agg(b.code, ' ' ORDER BY b.code COLLATE "C") FROM barcodes b WHERE b.sku_id = s.id AND b.unit = ${unit})`;

const instant = (at: RawBuilder<unknown>) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface Source {
  /** `jsonb_build_object` of our columns. */
  values: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** Unique and in an index. */
  order: readonly string[];
}

const source = (kind: KindName, companyId: string, warehouseId: string | null): Source => {
  switch (kind) {
    case 'skus':
      return {
        values: sql`jsonb_build_object('sku', s.code, 'name', s.name, 'length', s.length_mm::text, 'width', s.width_mm::text,
          'height', s.height_mm::text, 'weight', s.weight_g::text, 'condition', s.condition, 'hazard_class', s.hazard_class,
          'handling_code', s.handling_code, 'family', s.family, 'min_stock', s.min_stock::text,
          'reorder_at', s.reorder_at::text, 'max_stock', s.max_stock::text, 'shelf_life_days', s.shelf_life_days::text,
          'lot_tracked', CASE WHEN s.lot_tracked THEN 'yes' ELSE 'no' END,
          'serial_tracked', CASE WHEN s.serial_tracked THEN 'yes' ELSE 'no' END, 'barcodes', ${codes('each')})
          || jsonb_build_object(${pack('inner')}) || jsonb_build_object(${pack('case')})
          || jsonb_build_object(${pack('pallet')})`,
        from: sql`skus s`,
        where: sql`s.company_id = ${companyId}`,
        order: ['s.code_key'],
      };
    case 'locations':
      return {
        values: sql`jsonb_build_object('location', l.code, 'zone', z.code, 'type', t.name, 'purpose', l.purpose,
          'aisle', l.aisle::text, 'bay', l.bay::text, 'level', l.level::text, 'position', l.position::text,
          'x', l.x_mm::text, 'y', l.y_mm::text, 'z', l.z_mm::text, 'width', l.width_mm::text, 'depth', l.depth_mm::text,
          'height', l.height_mm::text, 'blocked', CASE WHEN l.blocked THEN 'yes' ELSE 'no' END)`,
        from: sql`current_locations l LEFT JOIN zones z ON z.id = l.zone_id LEFT JOIN location_types t ON t.id = l.type_id`,
        where: sql`l.company_id = ${companyId} AND l.warehouse_id = ${warehouseId}`,
        order: [`lpad(l.walk_order::text, 12, '0')`, 'l.id'],
      };
    case 'stock':
      return {
        values: sql`jsonb_build_object('location', l.code, 'sku', s.code, 'lot', t.code, 'expires_on', t.expires_on::text,
          'state', k.state, 'quantity', k.on_hand::text)`,
        from: sql`stock k JOIN locations l ON l.id = k.location_id JOIN skus s ON s.id = k.sku_id
          LEFT JOIN lots t ON t.id = k.lot_id`,
        where: sql`k.company_id = ${companyId} AND k.warehouse_id = ${warehouseId}`,
        order: ['k.location_id', 'k.sku_id', `coalesce(k.lot_id, '')`, 'k.state'],
      };
    case 'open_orders':
      return {
        values: sql`jsonb_build_object('order', o.code, 'sku', s.code, 'quantity', l.quantity::text,
          'date', ${instant(sql`l.at`)}, 'batch', l.batch, 'customer', o.customer, 'due', ${instant(sql`o.due_at`)})`,
        from: sql`order_lines l JOIN orders o ON o.id = l.order_id JOIN skus s ON s.id = l.sku_id`,
        where: sql`l.company_id = ${companyId} AND o.warehouse_id = ${warehouseId} AND o.status IN ('open', 'released')`,
        order: ['l.order_id', `lpad(l.line::text, 12, '0')`],
      };
    case 'orders':
      return {
        values: sql`jsonb_build_object('order', o.code, 'sku', s.code, 'quantity', l.quantity::text,
          'date', ${instant(sql`l.at`)}, 'batch', l.batch, 'customer', o.customer)`,
        from: sql`order_lines l JOIN orders o ON o.id = l.order_id JOIN skus s ON s.id = l.sku_id`,
        where: sql`l.company_id = ${companyId} AND o.warehouse_id = ${warehouseId} AND o.status = 'done'`,
        order: ['l.order_id', `lpad(l.line::text, 12, '0')`],
      };
  }
};

/** One page of the exported rows. */
export async function exportedRows(
  trx: Trx,
  {
    kind,
    companyId,
    warehouseId,
    listed,
    after,
  }: { kind: KindName; companyId: string; warehouseId: string | null; listed: Listed; after?: string[] },
): Promise<{ rows: ExportedRow[]; isLast: boolean }> {
  const { values, from, where, order } = source(kind, companyId, warehouseId);
  const terms = sql.raw(order.map((term) => `(${term}) COLLATE "C"`).join(', '));
  const narrowed = listed ? sql`AND ${listed(trx)}` : sql``;
  const beyond = after ? sql`AND (${terms}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<ExportedRow>`
    SELECT ARRAY[${terms}]::text[] AS position, ${values} AS values FROM ${from} WHERE ${where} ${narrowed} ${beyond}
    ORDER BY ${terms} LIMIT ${PAGE}`.execute(trx);
  return { rows, isLast: rows.length < PAGE };
}
