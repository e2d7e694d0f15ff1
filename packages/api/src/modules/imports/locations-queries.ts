import { codeKey } from '@slotwise/contract/code-key';
import { sql } from 'kysely';
import { newId } from '../../platform/ids';
import type { Trx } from '../../platform/db/tables';
import type { CheckedRows } from './checking/check-rows';
import type { CellFault, Values } from './kinds/kind';
import { SPOT, spotOf, spotTaken } from './kinds/locations';
import { FileFault } from './reading/file-fault';
import { type InTheWay, type Merge, type Merged, type Target, valuesOf } from './merging/merge';
import { planByIndex } from './planner-queries';

/** A change of a layout that nobody has gone on with for so long is over. */
const STALE_MINUTES = 15;

/** Our columns of a place, and the table's. */
const FIELDS = {
  location: 'code',
  purpose: 'purpose',
  aisle: 'aisle',
  bay: 'bay',
  level: 'level',
  position: 'position',
  x: 'x_mm',
  y: 'y_mm',
  z: 'z_mm',
  width: 'width_mm',
  depth: 'depth_mm',
  height: 'height_mm',
  blocked: 'blocked',
} as const;
type Field = keyof typeof FIELDS;
const BLANK: Partial<Record<Field, string>> = { purpose: 'storage', blocked: 'false' };

interface Found {
  index: number;
  id: string | null;
  place: Record<string, string | number | boolean | null> | null;
  zone: string | null;
  type: string | null;
  typeId: string | null;
}

const text = (value: string | number | boolean | null | undefined) => (value == null ? null : String(value));

async function find(trx: Trx, { companyId, warehouseId }: Target, rows: CheckedRows): Promise<Found[]> {
  const { rows: found } = await sql<Found>`
    WITH f AS MATERIALIZED (
      SELECT index, code_key(code) AS key, code_key(type) AS type_key
      FROM unnest(${valuesOf(rows, 'location')}::text[], ${valuesOf(rows, 'type')}::text[]) WITH ORDINALITY
        AS r(code, type, index)
    )
    SELECT f.index::int AS index, p.id, to_jsonb(p) AS place, z.code AS zone, t.name AS type, wanted.id AS "typeId"
    FROM f
    LEFT JOIN current_locations p ON p.warehouse_id = ${warehouseId} AND p.code_key = f.key
    LEFT JOIN zones z ON z.id = p.zone_id
    LEFT JOIN location_types t ON t.id = p.type_id
    LEFT JOIN location_types wanted ON wanted.company_id = ${companyId} AND wanted.name_key = f.type_key
    ORDER BY f.index`.execute(trx);
  return found;
}

function currentValues({ place, zone, type }: Found): Values {
  const values: Values = { zone, type };
  for (const field of Object.keys(FIELDS) as Field[]) values[field] = text(place?.[FIELDS[field]]);
  return values;
}

/** Places that are where the rows say that theirs are, and the database's own keys of their codes. */
async function takenSpots(trx: Trx, { warehouseId }: Target, rows: CheckedRows) {
  const [aisles, bays, levels, positions] = SPOT.map((name) => valuesOf(rows, name));
  const { rows: taken } = await sql<Values & { code: string; key: string }>`
    WITH f AS MATERIALIZED (
      SELECT DISTINCT aisle, bay, level, "position" FROM unnest(${aisles}::int[], ${bays}::int[], ${levels}::int[],
        ${positions}::int[]) AS r(aisle, bay, level, "position")
      WHERE aisle IS NOT NULL AND bay IS NOT NULL AND level IS NOT NULL AND "position" IS NOT NULL)
    SELECT p.code, p.code_key AS key, p.aisle, p.bay, p.level, p."position" FROM f
    JOIN current_locations p ON p.warehouse_id = ${warehouseId} AND p.aisle = f.aisle AND p.bay = f.bay
      AND p.level = f.level AND p."position" = f."position"`.execute(trx);
  return new Map(taken.map(({ code, key, ...numbers }) => [spotOf(numbers) ?? '', { code, key }]));
}

/** Places that one row may want while another one takes them elsewhere. */
const inTheWay: InTheWay = {
  async any(trx, { warehouseId }, columns) {
    // A file that does not say all of the four says of no row where it wants to be.
    if (!SPOT.every((name) => columns.includes(name))) return false;
    const { rows } = await sql`
      SELECT FROM current_locations WHERE warehouse_id = ${warehouseId} AND aisle IS NOT NULL AND bay IS NOT NULL
        AND level IS NOT NULL AND "position" IS NOT NULL ORDER BY aisle LIMIT 1`.execute(trx);
    return rows.length > 0;
  },
  async leaving(trx, { warehouseId }, rows) {
    await planByIndex(trx);
    const [aisles, bays, levels, positions] = SPOT.map((name) => valuesOf(rows, name));
    const { rows: found } = await sql<{ key: string }>`
      WITH f AS MATERIALIZED (
        SELECT code_key(code) AS key, aisle, bay, level, "position"
        FROM unnest(${valuesOf(rows, 'location')}::text[], ${aisles}::int[], ${bays}::int[], ${levels}::int[],
          ${positions}::int[]) AS r(code, aisle, bay, level, "position"))
      SELECT f.key FROM f JOIN current_locations p ON p.warehouse_id = ${warehouseId} AND p.code_key = f.key
      WHERE p.aisle IS NOT NULL AND p.bay IS NOT NULL AND p.level IS NOT NULL AND p."position" IS NOT NULL
        AND (p.aisle, p.bay, p.level, p."position") IS DISTINCT FROM (f.aisle, f.bay, f.level, f."position")`.execute(
      trx,
    );
    return found.map(({ key }) => key);
  },
};

async function mergeRows(trx: Trx, target: Target, rows: CheckedRows, write: boolean): Promise<Merged> {
  await planByIndex(trx);
  const found = await find(trx, target, rows);
  const taken = await takenSpots(trx, target, rows);
  const merged: Merged = { added: 0, changed: 0, same: 0, refused: [], changes: [] };
  const writes: { id: string | null; after: Values }[] = [];
  for (const [index, one] of found.entries()) {
    const before = currentValues(one);
    const after = { ...before };
    for (const [name, values] of Object.entries(rows.columns)) {
      after[name] = values[index] ?? BLANK[name as Field] ?? null;
    }
    const faults: CellFault[] =
      after.type != null && rows.columns.type !== undefined && one.typeId === null
        ? [{ column: 'type', code: 'cell_unknown', params: { code: after.type } }]
        : [];
    if (one.id !== null) {
      // Codes and names that differ by case are the same.
      after.location = before.location ?? null;
      for (const name of ['zone', 'type']) if (isSame(before[name], after[name])) after[name] = before[name] ?? null;
    } else for (const [name, value] of Object.entries(BLANK)) after[name] ??= value;
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const spot = spotOf(after);
    if (faults.length === 0 && spot !== undefined && spot !== spotOf(before)) {
      const other = taken.get(spot);
      if (other !== undefined && !target.leaving?.has(other.key)) faults.push(spotTaken(other.code));
    }
    if (faults.length > 0) merged.refused.push({ index, faults });
    else if (changed.length === 0) merged.same++;
    else {
      const change = one.id === null ? 'added' : 'changed';
      merged[change]++;
      const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
      merged.changes.push({
        row: rows.rows[index] ?? 0,
        change,
        what: after.location ?? '',
        before: pick(before),
        after: pick(after),
      });
      writes.push({ id: one.id, after });
    }
  }
  if (write && writes.length > 0) await save(trx, target, writes);
  return merged;
}

const isSame = (a: string | null | undefined, b: string | null | undefined) =>
  a != null && b != null && codeKey(a) === codeKey(b);

const COLUMNS = `id text, known boolean, turn int, zone text, type text, code text, purpose text, aisle int, bay int, level int,
  position int, x_mm int, y_mm int, z_mm int, width_mm int, depth_mm int, height_mm int, blocked boolean`;
const NAMES = Object.values(FIELDS).join(', ');
const SET = Object.values(FIELDS)
  .map((column) => `${column} = f.${column}`)
  .join(', ');
const EXCLUDED = Object.values(FIELDS)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Places that are new wait for the next version of the layout; those that are there change where they are. */
async function save(
  trx: Trx,
  { companyId, warehouseId, now }: Target,
  writes: readonly { id: string | null; after: Values }[],
): Promise<void> {
  const zones = [...new Set(writes.flatMap(({ after }) => after.zone ?? []))];
  await sql`
    INSERT INTO zones (id, company_id, warehouse_id, code, name, created_at)
    SELECT id, ${companyId}, ${warehouseId}, code, code, ${now}
    FROM unnest(${zones.map(() => newId())}::text[], ${zones}::text[]) AS f(id, code)
    ON CONFLICT ON CONSTRAINT zones_code DO NOTHING`.execute(trx);
  const json = JSON.stringify(
    writes.map(({ id, after }, turn) => ({
      id: id ?? newId(),
      known: id !== null,
      turn,
      zone: after.zone,
      type: after.type,
      ...Object.fromEntries((Object.keys(FIELDS) as Field[]).map((field) => [FIELDS[field], after[field] ?? null])),
    })),
  );
  const resolved = sql`
    SELECT f.*, z.id AS zone_id, t.id AS type_id FROM jsonb_to_recordset(${json}::jsonb) AS f(${sql.raw(COLUMNS)})
    LEFT JOIN zones z ON z.warehouse_id = ${warehouseId} AND z.code_key = code_key(f.zone)
    LEFT JOIN location_types t ON t.company_id = ${companyId} AND t.name_key = code_key(f.type)`;
  // With none to be found, a table that was filled since it was counted would be gone through for each of the new ones.
  if (writes.some(({ id }) => id !== null)) {
    await sql`
      UPDATE locations SET ${sql.raw(SET)}, zone_id = f.zone_id, type_id = f.type_id
      FROM (${resolved}) AS f WHERE f.known AND locations.id = f.id AND locations.company_id = ${companyId}`.execute(
      trx,
    );
  }
  // A place that was taken away and comes back is the same place.
  await sql`
    INSERT INTO locations (id, company_id, warehouse_id, zone_id, type_id, walk_order, since, created_at, ${sql.raw(NAMES)})
    SELECT f.id, ${companyId}, ${warehouseId}, f.zone_id, f.type_id, last.turn + 1 + f.turn, layout.version + 1, ${now},
      ${sql.raw(
        NAMES.split(', ')
          .map((name) => `f.${name}`)
          .join(', '),
      )}
    FROM (${resolved}) AS f,
      (SELECT version FROM warehouse_layouts WHERE warehouse_id = ${warehouseId}) AS layout,
      (SELECT coalesce(max(walk_order), 0) AS turn FROM locations WHERE warehouse_id = ${warehouseId}) AS last
    WHERE NOT f.known
    ON CONFLICT ON CONSTRAINT locations_code DO UPDATE SET ${sql.raw(EXCLUDED)}, zone_id = excluded.zone_id,
      type_id = excluded.type_id, walk_order = excluded.walk_order, since = excluded.since, until = NULL`.execute(trx);
}

/**
 * Places of one warehouse by their codes, in walking order where they are new: the order of the file. New ones are shown
 * together, with the next version of the layout.
 */
export const mergeLocations: Merge = {
  hidden: false,
  inTheWay,
  rows: mergeRows,
  async begin(trx, { companyId, warehouseId, importId, now }) {
    await sql`
      INSERT INTO warehouse_layouts (warehouse_id, company_id, changed_at) VALUES (${warehouseId}, ${companyId}, ${now})
      ON CONFLICT DO NOTHING`.execute(trx);
    const { rows } = await sql`
      UPDATE warehouse_layouts SET change_id = ${importId}, change_began_at = ${now}
      WHERE warehouse_id = ${warehouseId} AND (change_id IS NULL OR change_id = ${importId}
        OR change_began_at < ${now}::timestamptz - make_interval(mins => ${STALE_MINUTES}))
      RETURNING 1`.execute(trx);
    if (rows.length === 0) throw new FileFault('file_layout_changing');
  },
  async finish(trx, { warehouseId, importId, now }) {
    await sql`
      UPDATE warehouse_layouts SET version = version + 1, change_id = NULL, change_began_at = NULL, changed_at = ${now}
      WHERE warehouse_id = ${warehouseId} AND change_id = ${importId}`.execute(trx);
  },
};
