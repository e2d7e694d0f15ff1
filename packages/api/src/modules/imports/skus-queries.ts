import type { Unit } from '@slotwise/contract';
import { sql } from 'kysely';
import { newId } from '../../platform/ids';
import { skusCalled, skusScannedAs, type Named } from '../skus';
import type { Trx } from '../../platform/db/tables';
import type { CheckedRows } from './checking/check-rows';
import { PACKS } from './kinds/skus';
import { levelFaults } from './level-faults';
import type { CellFault, Values } from './kinds/kind';
import { hasColumn, type Merge, type Merged, type Target, valuesOf } from './merging/merge';
import { planByIndex } from './planner-queries';

/** Our columns of a SKU itself, and the table's. Those of packs stand in `sku_units`. */
const FIELDS = {
  sku: 'code',
  name: 'name',
  length: 'length_mm',
  width: 'width_mm',
  height: 'height_mm',
  weight: 'weight_g',
  condition: 'condition',
  hazard_class: 'hazard_class',
  handling_code: 'handling_code',
  family: 'family',
  min_stock: 'min_stock',
  reorder_at: 'reorder_at',
  max_stock: 'max_stock',
  shelf_life_days: 'shelf_life_days',
  lot_tracked: 'lot_tracked',
  serial_tracked: 'serial_tracked',
} as const;
type Field = keyof typeof FIELDS;
/** Defaults for columns that are blank in the file, if the database wants a value. */
const BLANK: Partial<Record<Field, string>> = { condition: 'ambient', lot_tracked: 'false', serial_tracked: 'false' };
const UNIT_FIELDS = {
  pieces: 'factor',
  length: 'length_mm',
  width: 'width_mm',
  height: 'height_mm',
  weight: 'weight_g',
} as const;
const PACK_NAMES = Object.keys(PACKS) as (keyof typeof PACKS)[];

interface Known {
  index: number;
  id: string | null;
  hasStock: boolean;
  sku: Record<string, string | number | boolean | null> | null;
  units: Record<string, string | number | null>[];
  barcodes: { code: string; unit: Unit }[];
}

const text = (value: string | number | boolean | null | undefined): string | null =>
  value == null ? null : String(value);
const codesOf = (barcodes: Known['barcodes'], unit: Unit): string | null =>
  barcodes
    .filter((one) => one.unit === unit)
    .map(({ code }) => code)
    .sort()
    .join(' ') || null;
const sorted = (codes: string | null): string | null => codes && codes.split(' ').sort().join(' ');

/** Existing values, in the columns of the file. */
function currentValues({ sku, units, barcodes }: Known): Values {
  const values: Values = { barcodes: codesOf(barcodes, 'each') };
  for (const field of Object.keys(FIELDS) as Field[]) values[field] = text(sku?.[FIELDS[field]]);
  for (const pack of PACK_NAMES) {
    const unit = units.find((one) => one.unit === pack);
    for (const [name, column] of Object.entries(UNIT_FIELDS)) values[`${pack}_${name}`] = text(unit?.[column]);
    values[`${pack}_barcodes`] = codesOf(barcodes, pack);
  }
  return values;
}

async function find(trx: Trx, companyId: string, codes: readonly (string | null)[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    WITH f AS MATERIALIZED (
      SELECT index, code_key(code) AS key FROM unnest(${[...codes]}::text[]) WITH ORDINALITY AS r(code, index)
    )
    SELECT f.index::int AS index, s.id, to_jsonb(s) AS sku,
      EXISTS (SELECT FROM stock WHERE stock.sku_id = s.id) AS "hasStock",
      coalesce((SELECT jsonb_agg(u) FROM sku_units u WHERE u.sku_id = s.id), '[]') AS units,
      coalesce((SELECT jsonb_agg(b) FROM barcodes b WHERE b.sku_id = s.id), '[]') AS barcodes
    FROM f LEFT JOIN skus s ON s.company_id = ${companyId} AND s.code_key = f.key
    ORDER BY f.index`.execute(trx);
  return rows;
}

const BARCODE_COLUMNS = ['barcodes', ...PACK_NAMES.map((pack) => `${pack}_barcodes`)];
const unitOf = (column: string): Unit => (column === 'barcodes' ? 'each' : (column.replace('_barcodes', '') as Unit));

/** SKUs that texts of a file name already: its barcodes as codes, and its codes and barcodes as barcodes. */
interface Names {
  called: ReadonlyMap<string, Named[]>;
  scannedAs: ReadonlyMap<string, Named[]>;
}

/** Faults that only show beside existing data. */
function faultsOf(known: Known, after: Values, changed: ReadonlySet<string>, names: Names): CellFault[] {
  const faults: CellFault[] = [];
  const isOther = ({ id }: Named) => id !== known.id;
  const scanned = known.id === null ? names.scannedAs.get(after.sku ?? '')?.find(isOther) : undefined;
  if (scanned)
    faults.push({ column: 'sku', code: 'cell_barcode_taken', params: { code: after.sku ?? '', sku: scanned.sku } });
  for (const column of BARCODE_COLUMNS) {
    for (const code of after[column]?.split(' ') ?? []) {
      const owner = names.scannedAs.get(code)?.find(isOther);
      if (owner) faults.push({ column, code: 'cell_barcode_taken', params: { code, sku: owner.sku } });
      const called = names.called.get(code)?.find(isOther);
      if (called) faults.push({ column, code: 'cell_code_taken', params: { code, sku: called.sku } });
    }
  }
  faults.push(...levelFaults(after));
  for (const column of ['lot_tracked', 'serial_tracked']) {
    if (known.hasStock && changed.has(column)) faults.push({ column, code: 'cell_has_stock' });
  }
  for (const pack of PACK_NAMES) {
    const named = Object.keys(after).some((name) => name.startsWith(`${pack}_`) && after[name] !== null);
    if (named && after[`${pack}_pieces`] == null) faults.push({ column: `${pack}_pieces`, code: 'missing' });
  }
  return faults;
}

interface Write {
  id: string;
  isNew: boolean;
  after: Values;
  changed: ReadonlySet<string>;
}

async function mergeRows(trx: Trx, target: Target, rows: CheckedRows, write: boolean): Promise<Merged> {
  await planByIndex(trx);
  const known = await find(trx, target.companyId, valuesOf(rows, 'sku'));
  const given = Object.keys(rows.columns);
  const codes = BARCODE_COLUMNS.flatMap((column) => valuesOf(rows, column).flatMap((one) => one?.split(' ') ?? []));
  const names: Names = {
    called: await skusCalled(trx, target.companyId, codes),
    scannedAs: await skusScannedAs(trx, target.companyId, [
      ...codes,
      ...valuesOf(rows, 'sku').flatMap((code) => code ?? []),
    ]),
  };
  const merged: Merged = { added: 0, changed: 0, same: 0, refused: [], changes: [] };
  const writes: Write[] = [];
  for (const one of known) {
    const index = one.index - 1;
    const before = currentValues(one);
    const wanted = Object.fromEntries(given.map((name) => [name, valueFor(name, rows.columns[name]?.[index] ?? null)]));
    // A code that is written in another case names the same SKU.
    if (one.id !== null) wanted.sku = before.sku ?? null;
    const after: Values = { ...before, ...wanted };
    if (one.id === null) for (const [name, value] of Object.entries(BLANK)) after[name] ??= value;
    const changed = new Set(Object.keys(after).filter((name) => after[name] !== before[name]));
    const faults = faultsOf(one, after, changed, names);
    if (one.id === null && !hasColumn(rows, 'name')) faults.push({ column: 'name', code: 'missing' });
    if (faults.length > 0) merged.refused.push({ index, faults });
    else if (changed.size === 0) merged.same++;
    else {
      const isNew = one.id === null;
      if (isNew) merged.added++;
      else merged.changed++;
      const pick = (values: Values) => Object.fromEntries([...changed].map((name) => [name, values[name] ?? null]));
      merged.changes.push({
        row: rows.rows[index] ?? 0,
        change: isNew ? 'added' : 'changed',
        what: after.sku ?? '',
        before: pick(before),
        after: pick(after),
      });
      writes.push({ id: one.id ?? newId(), isNew, after, changed });
    }
  }
  if (write && writes.length > 0) await save(trx, target, writes);
  return merged;
}

const valueFor = (name: string, value: string | null): string | null =>
  name.endsWith('barcodes') ? sorted(value) : (value ?? BLANK[name as Field] ?? null);

const recordOf = ({ id, after }: Write): Record<string, string | null> => ({
  id,
  ...Object.fromEntries((Object.keys(FIELDS) as Field[]).map((field) => [FIELDS[field], after[field] ?? null])),
});

const COLUMNS = `id text, code text, name text, length_mm int, width_mm int, height_mm int, weight_g int, condition text,
  hazard_class text, handling_code text, family text, min_stock bigint, reorder_at bigint, max_stock bigint,
  shelf_life_days int, lot_tracked boolean, serial_tracked boolean`;
const NAMES = Object.values(FIELDS).join(', ');
const SET = Object.values(FIELDS)
  .map((column) => `${column} = f.${column}`)
  .join(', ');

async function save(trx: Trx, { companyId, now }: Target, writes: readonly Write[]): Promise<void> {
  const json = (some: readonly Write[]) => JSON.stringify(some.map(recordOf));
  await sql`
    INSERT INTO skus (company_id, created_at, changed_at, id, ${sql.raw(NAMES)})
    SELECT ${companyId}, ${now}, ${now}, id, ${sql.raw(NAMES)}
    FROM jsonb_to_recordset(${json(writes.filter(({ isNew }) => isNew))}::jsonb) AS f(${sql.raw(COLUMNS)})`.execute(
    trx,
  );
  await sql`
    UPDATE skus SET ${sql.raw(SET)}, version = skus.version + 1, changed_at = ${now}
    FROM jsonb_to_recordset(${json(writes.filter(hadSome))}::jsonb) AS f(${sql.raw(COLUMNS)})
    WHERE skus.id = f.id AND skus.company_id = ${companyId}`.execute(trx);
  await saveUnits(trx, companyId, writes);
  await saveBarcodes(trx, companyId, writes);
}

/**
 * A new SKU has neither packs nor barcodes to give up. To look for those of a file of new ones took longer with each piece of it: in a table
 * that was filled since it was counted, all are gone through for each.
 */
const hadSome = ({ isNew }: Write) => !isNew;

async function saveUnits(trx: Trx, companyId: string, writes: readonly Write[]): Promise<void> {
  const touched = writes.flatMap(({ id, after, changed }) =>
    PACK_NAMES.filter((pack) =>
      [...changed].some((name) => name.startsWith(`${pack}_`) && !name.endsWith('barcodes')),
    ).map((pack) => ({
      sku_id: id,
      unit: pack,
      ...Object.fromEntries(
        Object.entries(UNIT_FIELDS).map(([name, column]) => [column, after[`${pack}_${name}`] ?? null]),
      ),
    })),
  );
  if (touched.length === 0) return;
  const json = JSON.stringify(touched);
  if (writes.some(hadSome)) {
    await sql`
      DELETE FROM sku_units USING jsonb_to_recordset(${json}::jsonb) AS f(sku_id text, unit text)
      WHERE sku_units.sku_id = f.sku_id AND sku_units.unit = f.unit AND company_id = ${companyId}`.execute(trx);
  }
  await sql`
    INSERT INTO sku_units (company_id, sku_id, unit, factor, length_mm, width_mm, height_mm, weight_g)
    SELECT ${companyId}, sku_id, unit, factor, length_mm, width_mm, height_mm, weight_g
    FROM jsonb_to_recordset(${json}::jsonb) AS f(sku_id text, unit text, factor int, length_mm int, width_mm int,
      height_mm int, weight_g int)
    WHERE factor IS NOT NULL`.execute(trx);
}

async function saveBarcodes(trx: Trx, companyId: string, writes: readonly Write[]): Promise<void> {
  const touched = writes.flatMap(({ id, after, changed }) =>
    BARCODE_COLUMNS.filter((column) => changed.has(column)).map((column) => ({ id, column, codes: after[column] })),
  );
  if (touched.length === 0) return;
  if (writes.some(hadSome)) {
    await sql`
      DELETE FROM barcodes USING unnest(${touched.map(({ id }) => id)}::text[],
        ${touched.map(({ column }) => unitOf(column))}::text[]) AS f(sku_id, unit)
      WHERE barcodes.sku_id = f.sku_id AND barcodes.unit = f.unit AND company_id = ${companyId}`.execute(trx);
  }
  const added = touched.flatMap(({ id, column, codes }) =>
    (codes?.split(' ') ?? []).map((code) => ({ id, code, unit: unitOf(column) })),
  );
  await sql`
    INSERT INTO barcodes (company_id, code, sku_id, unit)
    SELECT ${companyId}, * FROM unnest(${added.map(({ code }) => code)}::text[], ${added.map(({ id }) => id)}::text[],
      ${added.map(({ unit }) => unit)}::text[])`.execute(trx);
}

/** SKUs by their codes. Columns that the file does not have stay as they are; a blank cell empties what was there. */
export const mergeSkus: Merge = { hidden: false, rows: mergeRows };
