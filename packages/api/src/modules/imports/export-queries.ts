import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { KindName } from './kinds';
import type { Keys } from './listed-queries';

/** Most rows of one read: on the embedded database others wait for it, and SKUs with their packs and codes take 0.1 ms each. */
export const PAGE = 400;

export interface ExportedRow {
  /** Turn of its record among those that were asked for, beginning with one. */
  turn: number;
  /** Of a line of an order. */
  line: number | null;
  values: Record<string, string | null>;
}

/**
 * Packs and codes of SKUs, of each read once for all of them: a look for every column of every unit and SKU takes half of an
 * export's time.
 */
const packsOf = (ids: RawBuilder<string[]>) => sql`
  LEFT JOIN (
    SELECT u.sku_id, jsonb_object_agg(u.unit || '_' || v.name, v.value) AS values
    FROM sku_units u CROSS JOIN LATERAL (VALUES ('pieces', u.factor::text), ('length', u.length_mm::text),
      ('width', u.width_mm::text), ('height', u.height_mm::text), ('weight', u.weight_g::text)) AS v (name, value)
    WHERE u.sku_id = ANY(${ids}) GROUP BY u.sku_id
  ) packs ON packs.sku_id = s.id
  LEFT JOIN (
    SELECT c.sku_id, jsonb_object_agg(CASE c.unit WHEN 'each' THEN 'barcodes' ELSE c.unit || '_barcodes' END, c.codes) AS values
    FROM (SELECT b.sku_id, b.unit, string_agg(b.code, ' ' ORDER BY b.code COLLATE "C") AS codes FROM barcodes b
      WHERE b.sku_id = ANY(${ids}) GROUP BY b.sku_id, b.unit) c GROUP BY c.sku_id
  ) codes ON codes.sku_id = s.id`;

const instant = (at: RawBuilder<unknown>) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface Source {
  /** `jsonb_build_object` of our columns. */
  values: RawBuilder<unknown>;
  /** The tables of the wanted records: `w`, with their keys and turns. */
  from: RawBuilder<unknown>;
  line?: RawBuilder<unknown>;
  /** Id of the company that the records belong to. */
  company: RawBuilder<unknown>;
}

/** Of an order, no more lines than one read takes: there may be hundreds of thousands. */
const linesOf = (after: number) => sql`
  CROSS JOIN LATERAL (SELECT * FROM order_lines one WHERE one.order_id = w.id AND (w.turn > 1 OR one.line > ${after})
    ORDER BY one.line LIMIT ${PAGE}) AS l
  JOIN orders o ON o.id = l.order_id JOIN skus s ON s.id = l.sku_id`;
const line = sql`l.line`;

const source = (kind: KindName, after: number, ids: RawBuilder<string[]>): Source => {
  switch (kind) {
    case 'skus':
      return {
        values: sql`jsonb_build_object('sku', s.code, 'name', s.name, 'length', s.length_mm::text, 'width', s.width_mm::text,
          'height', s.height_mm::text, 'weight', s.weight_g::text, 'condition', s.condition, 'hazard_class', s.hazard_class,
          'handling_code', s.handling_code, 'family', s.family, 'min_stock', s.min_stock::text,
          'reorder_at', s.reorder_at::text, 'max_stock', s.max_stock::text, 'shelf_life_days', s.shelf_life_days::text,
          'lot_tracked', CASE WHEN s.lot_tracked THEN 'yes' ELSE 'no' END,
          'serial_tracked', CASE WHEN s.serial_tracked THEN 'yes' ELSE 'no' END)
          || coalesce(packs.values, '{}') || coalesce(codes.values, '{}')`,
        from: sql`JOIN skus s ON s.id = w.id ${packsOf(ids)}`,
        company: sql`s.company_id`,
      };
    case 'locations':
      return {
        values: sql`jsonb_build_object('location', l.code, 'zone', z.code, 'type', t.name, 'purpose', l.purpose,
          'aisle', l.aisle::text, 'bay', l.bay::text, 'level', l.level::text, 'position', l.position::text,
          'x', l.x_mm::text, 'y', l.y_mm::text, 'z', l.z_mm::text, 'width', l.width_mm::text, 'depth', l.depth_mm::text,
          'height', l.height_mm::text, 'blocked', CASE WHEN l.blocked THEN 'yes' ELSE 'no' END)`,
        from: sql`JOIN current_locations l ON l.id = w.id LEFT JOIN zones z ON z.id = l.zone_id
          LEFT JOIN location_types t ON t.id = l.type_id`,
        company: sql`l.company_id`,
      };
    case 'stock':
      return {
        values: sql`jsonb_build_object('location', l.code, 'sku', s.code, 'lot', t.code, 'expires_on', t.expires_on::text,
          'state', k.state, 'quantity', k.on_hand::text)`,
        from: sql`JOIN stock k ON k.location_id = w.id AND k.sku_id = w.sku AND coalesce(k.lot_id, '') = w.lot
            AND k.state = w.state
          JOIN locations l ON l.id = k.location_id JOIN skus s ON s.id = k.sku_id LEFT JOIN lots t ON t.id = k.lot_id`,
        company: sql`k.company_id`,
      };
    case 'open_orders':
      return {
        values: sql`jsonb_build_object('order', o.code, 'sku', s.code, 'quantity', l.quantity::text,
          'date', ${instant(sql`l.at`)}, 'batch', l.batch, 'customer', o.customer, 'due', ${instant(sql`o.due_at`)})`,
        from: linesOf(after),
        line,
        company: sql`l.company_id`,
      };
    case 'orders':
      return {
        values: sql`jsonb_build_object('order', o.code, 'sku', s.code, 'quantity', l.quantity::text,
          'date', ${instant(sql`l.at`)}, 'batch', l.batch, 'customer', o.customer)`,
        from: linesOf(after),
        line,
        company: sql`l.company_id`,
      };
  }
};

/** Rows of records, in their order. @param after line behind which the first record is read */
export async function exportedRows(
  trx: Trx,
  companyId: string,
  kind: KindName,
  records: readonly Keys[],
  after = 0,
): Promise<ExportedRow[]> {
  const keys = (at: number) => sql<string[]>`${records.map((one) => one[at] ?? null)}::text[]`;
  const { values, from, company: ofCompany, line: ofLine = sql`NULL::int` } = source(kind, after, keys(0));
  const { rows } = await sql<ExportedRow>`
    SELECT w.turn::int AS turn, ${ofLine} AS line, ${values} AS values
    FROM unnest(${keys(0)}, ${keys(1)}, ${keys(2)}, ${keys(3)}) WITH ORDINALITY AS w (id, sku, lot, state, turn) ${from}
    WHERE ${ofCompany} = ${companyId}
    ORDER BY w.turn, ${ofLine} LIMIT ${PAGE}`.execute(trx);
  return rows;
}
