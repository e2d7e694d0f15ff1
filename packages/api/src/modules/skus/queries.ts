import type { Barcode, Sku, SkuSummary, SkuUnit } from '@slotwise/contract';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { scannedKeys } from './name-queries';
import type { SkuTable } from './tables';

export type SkuRow = Omit<Selectable<SkuTable>, 'company_id' | 'code_key' | 'created_at'>;
/** Columns that people change. */
export type SkuChanges = Omit<Updateable<SkuTable>, 'id' | 'company_id' | 'code_key' | 'created_at' | 'changed_at'>;

export const SKU_COLUMNS = [
  'skus.id',
  'skus.code',
  'skus.name',
  'length_mm',
  'width_mm',
  'height_mm',
  'weight_g',
  'condition',
  'hazard_class',
  'handling_code',
  'family',
  'min_stock',
  'reorder_at',
  'max_stock',
  'shelf_life_days',
  'lot_tracked',
  'serial_tracked',
  'archived',
  'version',
  'changed_at',
] as const;

export const toSummary = (row: SkuRow): SkuSummary => ({
  id: row.id,
  code: row.code,
  name: row.name,
  lengthMm: row.length_mm,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  weightG: row.weight_g,
  condition: row.condition,
  hazardClass: row.hazard_class,
  handlingCode: row.handling_code,
  family: row.family,
  minStock: row.min_stock,
  reorderAt: row.reorder_at,
  maxStock: row.max_stock,
  shelfLifeDays: row.shelf_life_days,
  lotTracked: row.lot_tracked,
  serialTracked: row.serial_tracked,
  archived: row.archived,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});

const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::text[])`;

/** Unique by code in the company: constraint `skus_code`. */
export const insertSku = (trx: Trx, row: Insertable<SkuTable>) => trx.insertInto('skus').values(row).execute();

/** Each has a new version then. */
/** @returns them as they are now, in any order */
export const updateSkus = (trx: Trx, ids: readonly string[], changes: SkuChanges, now: Date) =>
  trx
    .updateTable('skus')
    .set({ ...changes, changed_at: now, version: sql<number>`version + 1` })
    .where(isOneOf('id', ids))
    .returning(SKU_COLUMNS)
    .execute();

/** SKUs of the company, in the order of their ids, held until the transaction ends. */
export const lockSkus = (trx: Trx, companyId: string, ids: readonly string[]): Promise<SkuRow[]> =>
  trx
    .selectFrom('skus')
    .select(SKU_COLUMNS)
    .where('company_id', '=', companyId)
    .where(isOneOf('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const lockSku = async (trx: Trx, companyId: string, id: string): Promise<SkuRow | undefined> =>
  (await lockSkus(trx, companyId, [id]))[0];

export const skuIdByCode = async (trx: Trx, companyId: string, code: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('skus')
      .select('id')
      .where('company_id', '=', companyId)
      .where('code_key', '=', sql<string>`code_key(${code})`)
      .executeTakeFirst()
  )?.id;

/** By the barcode as it was scanned, or else by another length of the same GTIN or another spelling. */
export const barcodeOf = (trx: Trx, companyId: string, code: string) =>
  trx
    .selectFrom('barcodes')
    .select(['sku_id', 'unit'])
    .where('company_id', '=', companyId)
    .where('code_key', 'in', scannedKeys(code))
    .orderBy(sql`code = ${code}`, 'desc')
    .orderBy(sql`length(code)`, 'desc')
    .executeTakeFirst();

const unitsOf = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('sku_units')
    .select(['sku_id', 'unit', 'factor', 'length_mm as lengthMm', 'width_mm as widthMm', 'height_mm as heightMm'])
    .select('weight_g as weightG')
    .where(isOneOf('sku_id', ids))
    .orderBy('factor')
    .execute();

const barcodesOf = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('barcodes').select(['sku_id', 'code', 'unit']).where(isOneOf('sku_id', ids)).orderBy('code').execute();

const placesOf = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('sku_places')
    .innerJoin('current_locations as l', 'l.id', 'sku_places.location_id')
    .select(['sku_id', 'l.warehouse_id as warehouseId', 'l.id as locationId', 'l.code'])
    .where(isOneOf('sku_id', ids))
    .orderBy('l.code')
    .execute();

/** Those of one SKU, without its id. */
const ofSku = <P extends { sku_id: string }>(parts: readonly P[], id: string): Omit<P, 'sku_id'>[] =>
  parts.filter(({ sku_id }) => sku_id === id).map(({ sku_id: _id, ...part }) => part);

/** SKUs with everything about them, in the order of their ids. */
export async function skusById(trx: Trx, companyId: string, ids: readonly string[]): Promise<Sku[]> {
  const rows = await trx
    .selectFrom('skus')
    .select(SKU_COLUMNS)
    .where('company_id', '=', companyId)
    .where(isOneOf('id', ids))
    .orderBy('id')
    .execute();
  return withParts(trx, rows);
}

/** SKUs that were read, with everything about them. */
export async function withParts(trx: Trx, rows: readonly SkuRow[]): Promise<Sku[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [units, barcodes, places] = [await unitsOf(trx, ids), await barcodesOf(trx, ids), await placesOf(trx, ids)];
  return rows.map((row) => {
    const parts = { units: ofSku(units, row.id), barcodes: ofSku(barcodes, row.id), places: ofSku(places, row.id) };
    return { ...toSummary(row), ...parts };
  });
}

/** A SKU with everything about it. */
export const skuById = async (trx: Trx, companyId: string, id: string): Promise<Sku | undefined> =>
  (await skusById(trx, companyId, [id]))[0];

interface PartRows {
  units?: {
    unit: SkuUnit['unit'];
    factor: number;
    length_mm: number | null;
    width_mm: number | null;
    height_mm: number | null;
    weight_g: number | null;
  }[];
  barcodes?: readonly Barcode[];
  places?: readonly { warehouse_id: string; location_id: string }[];
}

/** Replaces those lists of a SKU that are given. */
export async function replaceParts(trx: Trx, companyId: string, id: string, { units, barcodes, places }: PartRows) {
  const own = { company_id: companyId, sku_id: id };
  if (units) {
    await trx.deleteFrom('sku_units').where('sku_id', '=', id).execute();
    if (units.length > 0)
      await trx
        .insertInto('sku_units')
        .values(units.map((unit) => ({ ...own, ...unit })))
        .execute();
  }
  if (barcodes) {
    await trx.deleteFrom('barcodes').where('sku_id', '=', id).execute();
    const rows = barcodes.map(({ code, unit }) => ({ ...own, code, unit }));
    if (rows.length > 0) await trx.insertInto('barcodes').values(rows).execute();
  }
  if (places) {
    await trx.deleteFrom('sku_places').where('sku_id', '=', id).execute();
    const rows = places.map((place) => ({ ...own, ...place }));
    if (rows.length > 0) await trx.insertInto('sku_places').values(rows).execute();
  }
}

/** The warehouses of places of the company that there are: id of the place → id of the warehouse. */
export async function warehousesOfPlaces(trx: Trx, companyId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('current_locations')
    .select(['id', 'warehouse_id'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.warehouse_id]));
}

export const isInStock = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('stock').select('sku_id').where('sku_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
