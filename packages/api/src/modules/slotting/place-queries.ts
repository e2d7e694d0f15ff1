import type { Condition, LayoutForm, LocationPurpose, MixingRule, SlottingMap } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { gridOf, isLaid, placedIn } from '../warehouse-layout';
import { goldenLevels } from './input/cost-rates';

/** Months of orders that the map without a run goes by. */
const MONTHS = 3;

export interface PlaceRow {
  id: string;
  code: string;
  purpose: LocationPurpose;
  aisle: number | null;
  bay: number | null;
  level: number | null;
  x: number | null;
  y: number | null;
  zone: string | null;
  blocked: boolean;
  beingRemoved: boolean;
  width: number | null;
  depth: number | null;
  height: number | null;
  mixing: MixingRule | null;
  condition: Condition | null;
  maxPieces: number | null;
  maxWeightG: number | null;
  maxVolumeMm3: number | null;
}

/** Some places of a warehouse in the order of their ids. */
export async function somePlaces(
  trx: Trx,
  warehouseId: string,
  { after, limit }: { after: string; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT l.id, l.code, l.purpose, l.aisle, l.bay, l.level, l.x_mm AS x, l.y_mm AS y, z.code AS zone, l.blocked,
      l.until IS NOT NULL AS "beingRemoved", l.width_mm AS width, l.depth_mm AS depth, l.height_mm AS height,
      t.mixing, t.condition, t.max_pieces AS "maxPieces", t.max_weight_g AS "maxWeightG", t.max_volume_mm3 AS "maxVolumeMm3"
    FROM current_locations l LEFT JOIN zones z ON z.id = l.zone_id LEFT JOIN location_types t ON t.id = l.type_id
    WHERE l.warehouse_id = ${warehouseId} AND l.id > ${after}
    ORDER BY l.id LIMIT ${limit}`.execute(trx);
  return rows;
}

export interface GridRow {
  id: string;
  aisle: number | null;
  bay: number | null;
  level: number | null;
  x: number | null;
  y: number | null;
}

/** The places that a layout is reckoned from: the storage places, and the first place that walks may begin from. */
export async function gridPlaces(trx: Trx, warehouseId: string) {
  const { rows: storage } = await sql<GridRow>`
    SELECT id, aisle, bay, level, x_mm AS x, y_mm AS y FROM current_locations
    WHERE warehouse_id = ${warehouseId} AND purpose = 'storage' ORDER BY id`.execute(trx);
  const { rows: begin } = await sql<Pick<GridRow, 'x' | 'y'>>`
    SELECT x_mm AS x, y_mm AS y FROM current_locations
    WHERE warehouse_id = ${warehouseId} AND purpose = 'shipping' ORDER BY id LIMIT 1`.execute(trx);
  return { storage, begin: begin[0] ?? null };
}

export interface StockRow {
  location: string;
  sku: string;
  code: string;
  pieces: number;
  lots: number;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  condition: Condition;
  hazardClass: string | null;
  family: string | null;
  /** One of its lots is held. */
  held: boolean;
}

/** Stock in places, one row a SKU and place. */
export async function stockIn(trx: Trx, warehouseId: string, locationIds: readonly string[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    SELECT s.location_id AS location, s.sku_id AS sku, k.code, sum(s.on_hand)::bigint AS pieces,
      count(DISTINCT s.lot_id)::int AS lots, k.length_mm AS length, k.width_mm AS width, k.height_mm AS height,
      k.weight_g AS weight, k.condition, k.hazard_class AS "hazardClass", k.family,
      bool_or(b.held) IS TRUE AS held
    FROM stock s JOIN skus k ON k.id = s.sku_id LEFT JOIN lots b ON b.id = s.lot_id
    WHERE s.warehouse_id = ${warehouseId} AND s.location_id = ANY(${[...locationIds]}::text[]) AND s.on_hand > 0
    GROUP BY s.location_id, s.sku_id, k.id`.execute(trx);
  return rows;
}

interface MappedRow {
  id: string;
  code: string;
  x: number | null;
  y: number | null;
  level: number;
  aisle: number | null;
  bay: number | null;
  heightMm: number | null;
  lines: number;
}

/** The storage places with the lines of the last months that have any: those of a SKU by equal parts where it lies. */
export async function mappedPlaces(
  trx: Trx,
  { warehouseId, form }: { warehouseId: string; form: LayoutForm | null },
): Promise<SlottingMap> {
  const { rows } = await sql<MappedRow>`
    WITH latest AS (
      SELECT max(month) AS month FROM demand_months WHERE warehouse_id = ${warehouseId}
    ), asked AS (
      SELECT d.sku_id, sum(d.lines) AS lines FROM demand_months d, latest
      WHERE d.warehouse_id = ${warehouseId} AND d.month > latest.month - make_interval(months => ${MONTHS})
      GROUP BY d.sku_id
    ), piles AS (
      SELECT s.location_id, s.sku_id, count(*) OVER (PARTITION BY s.sku_id) AS places
      FROM stock s JOIN locations l ON l.id = s.location_id AND l.purpose = 'storage'
      WHERE s.warehouse_id = ${warehouseId} GROUP BY s.location_id, s.sku_id
    ), lines AS (
      SELECT p.location_id, sum(a.lines::float / p.places) AS lines FROM piles p JOIN asked a ON a.sku_id = p.sku_id
      GROUP BY p.location_id
    )
    SELECT l.id, l.code, l.x_mm AS x, l.y_mm AS y,
      coalesce(l.level, 1) AS level, l.aisle, l.bay, l.height_mm AS "heightMm", coalesce(n.lines, 0)::float AS lines
    FROM current_locations l LEFT JOIN lines n ON n.location_id = l.id
    WHERE l.warehouse_id = ${warehouseId} AND l.purpose = 'storage'
      AND (l.aisle IS NOT NULL AND l.bay IS NOT NULL OR l.x_mm IS NOT NULL AND l.y_mm IS NOT NULL)
    ORDER BY l.walk_order, l.id`.execute(trx);
  const laid = placedIn(form, rows.filter(isLaid));
  // A search draws and walks them so, too.
  if (laid.length === 0) {
    return { ...mapFrom(rows, (row) => ({ x: row.x ?? 0, y: row.y ?? 0 })), ...(rows.length > 0 && { free: true }) };
  }
  const { spots, warnings } = gridOf(form, laid, null);
  return { ...mapFrom(laid, (_, at) => spots[at]!), ...(warnings.length > 0 && { assumed: true }) };
}

function mapFrom<R extends MappedRow>(
  rows: readonly R[],
  spotOf: (row: R, at: number) => { x: number; y: number },
): SlottingMap {
  const golden = goldenLevels(rows);
  const spots = rows.map(spotOf);
  return {
    ids: rows.map(({ id }) => id),
    codes: rows.map(({ code }) => code),
    x: spots.map(({ x }) => x),
    y: spots.map(({ y }) => y),
    level: rows.map(({ level }) => level),
    aisle: rows.map(({ aisle }) => Math.max(0, (aisle ?? 1) - 1)),
    today: rows.map(({ lines }) => lines),
    plan: null,
    golden: rows.map(({ level }) => Number(golden[level - 1] ?? false)),
    burden: null,
    version: 0,
  };
}

/** Storage places as a search knows them. */
interface Known {
  hasPlaces: boolean;
  isFree?: true;
  unlaid: number;
}

/**
 * Storage places of each warehouse of a company: whether some have an aisle and a bay, or else coordinates, which a search goes by, and how
 * many it leaves out, as nobody has said where they are beside others of which it is known, or as none has anything. A screen asks for it with each look, so
 * that places are counted by an index of those without coordinates, or where no search could read them.
 */
export async function laidOut(trx: Trx, companyId: string): Promise<Map<string, Known>> {
  // Ordered as an index has them, the first one is found by it: the planner takes warehouses for equally large and would read past others.
  const { rows: laid } = await sql<{ id: string; hasPlaces: boolean; hasForm: boolean }>`
    SELECT w.id, first.aisle IS NOT NULL AS "hasPlaces", y.form IS NOT NULL AS "hasForm"
    FROM warehouses w LEFT JOIN warehouse_layouts y ON y.warehouse_id = w.id LEFT JOIN LATERAL (
      SELECT l.aisle FROM current_locations l
      WHERE l.warehouse_id = w.id AND l.purpose = 'storage' AND l.aisle IS NOT NULL AND l.bay IS NOT NULL
      ORDER BY l.aisle LIMIT 1
    ) first ON true
    WHERE w.tenant_id = ${companyId}`.execute(trx);
  const unaisled = laid.filter(({ hasPlaces }) => !hasPlaces).map(({ id }) => id);
  const formed = laid.filter(({ hasPlaces, hasForm }) => hasPlaces && hasForm).map(({ id }) => id);
  // Of a layout with aisles only a place in one of them counts, with coordinates or in an aisle and a bay of the form.
  const inForm = sql`coalesce(l.aisle <= (y.form->>'aisles')::int AND l.bay <= (y.form->>'bays')::int, false)`;
  const { rows: spotted } = await sql<{ id: string }>`
    SELECT w.id FROM unnest(${[...unaisled, ...formed]}::text[]) AS w(id)
      LEFT JOIN warehouse_layouts y ON y.warehouse_id = w.id
      CROSS JOIN LATERAL (
        SELECT FROM current_locations l
        WHERE l.warehouse_id = w.id AND l.purpose = 'storage'
          AND (l.x_mm IS NOT NULL AND l.y_mm IS NOT NULL OR ${inForm})
          AND (l.aisle IS NOT NULL AND l.bay IS NOT NULL OR NOT w.id = ANY(${formed}::text[]))
        ORDER BY l.walk_order, l.id LIMIT 1
      ) first`.execute(trx);
  const known = new Set(spotted.map(({ id }) => id));
  const free = new Set(unaisled.filter((id) => known.has(id)));
  const without = unaisled.filter((id) => !free.has(id));
  const { rows: counted } = await sql<{ id: string; unlaid: number }>`
    SELECT warehouse_id AS id, count(*)::int AS unlaid FROM current_locations
    WHERE warehouse_id = ANY(${without}::text[]) AND purpose = 'storage' GROUP BY warehouse_id`.execute(trx);
  const { rows: leftOut } = await sql<{ id: string; unlaid: number }>`
    SELECT l.warehouse_id AS id, count(*)::int AS unlaid
    FROM current_locations l LEFT JOIN warehouse_layouts y ON y.warehouse_id = l.warehouse_id
    WHERE l.warehouse_id = ANY(${[...known]}::text[]) AND l.purpose = 'storage' AND (l.x_mm IS NULL OR l.y_mm IS NULL)
      AND NOT ${inForm}
    GROUP BY l.warehouse_id`.execute(trx);
  const unlaid = new Map([...counted, ...leftOut].map((row) => [row.id, row.unlaid]));
  return new Map(
    laid.map(({ id, hasPlaces }): [string, Known] => [
      id,
      { ...(free.has(id) ? { hasPlaces: true, isFree: true } : { hasPlaces }), unlaid: unlaid.get(id) ?? 0 },
    ]),
  );
}
