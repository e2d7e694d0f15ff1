import type { LayoutForm, Location, LocationType, WarehouseLayout, WarehousePolicy, Zone } from '@slotwise/contract';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { LocationTable, LocationTypeTable } from './tables';

const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::text[])`;

export const isWarehouse = async (trx: Trx, companyId: string, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('warehouses')
    .select('id')
    .where('tenant_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** The layout of a warehouse; version 0 where nothing has been laid out yet. */
export async function layoutOf(trx: Trx, warehouseId: string): Promise<WarehouseLayout> {
  const row = await trx
    .selectFrom('warehouse_layouts')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  const { count } = await trx
    .selectFrom('current_locations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirstOrThrow();
  return {
    warehouseId,
    version: row?.version ?? 0,
    form: row?.form ?? null,
    locations: count,
    changedAt: row?.changed_at.toISOString() ?? null,
  };
}

/** The row of a layout, held until the transaction ends; made if there is none. */
export async function lockLayout(trx: Trx, companyId: string, warehouseId: string, now: Date) {
  await trx
    .insertInto('warehouse_layouts')
    .values({
      warehouse_id: warehouseId,
      company_id: companyId,
      form: null,
      change_id: null,
      change_began_at: null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('warehouse_layouts')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Says by which form the places are laid out that are there. Their version stays: none of them moves. */
export async function sayForm(
  trx: Trx,
  { companyId, warehouseId, form, now }: { companyId: string; warehouseId: string; form: LayoutForm; now: Date },
): Promise<void> {
  await lockLayout(trx, companyId, warehouseId, now);
  await updateLayout(trx, warehouseId, { form: JSON.stringify(form) });
}

export const updateLayout = (
  trx: Trx,
  warehouseId: string,
  changes: {
    version?: number;
    form?: string | null;
    change_id?: string | null;
    change_began_at?: Date | null;
    changed_at?: Date;
  },
) => trx.updateTable('warehouse_layouts').set(changes).where('warehouse_id', '=', warehouseId).execute();

const USUAL_POLICY = { approveAbove: 10, shortPicks: 'back_order', overReceipt: 10 } as const;

/** The form that a warehouse was laid out from; null: there is none. */
export const formOf = async (trx: Trx, warehouseId: string): Promise<LayoutForm | null> =>
  (await trx.selectFrom('warehouse_layouts').select('form').where('warehouse_id', '=', warehouseId).executeTakeFirst())
    ?.form ?? null;

export async function policyOf(trx: Trx, warehouseId: string): Promise<WarehousePolicy> {
  const row = await trx
    .selectFrom('warehouse_policies')
    .select(['approve_above as approveAbove', 'short_picks as shortPicks', 'over_receipt as overReceipt'])
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  return { warehouseId, ...USUAL_POLICY, ...row };
}

export const savePolicy = (trx: Trx, companyId: string, { warehouseId, ...policyWanted }: WarehousePolicy) => {
  const { approveAbove, shortPicks, overReceipt } = policyWanted;
  const policy = { approve_above: approveAbove, short_picks: shortPicks, over_receipt: overReceipt };
  return trx
    .insertInto('warehouse_policies')
    .values({ warehouse_id: warehouseId, company_id: companyId, ...policy })
    .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet(policy))
    .execute();
};

/** Unique by code in the warehouse: constraint `zones_code`. */
export const insertZone = (trx: Trx, companyId: string, { warehouseId, ...zone }: Zone, now: Date) =>
  trx
    .insertInto('zones')
    .values({ ...zone, warehouse_id: warehouseId, company_id: companyId, created_at: now })
    .execute();

/** Adds those zones that there are not, and names the others anew. @returns code (small, without blanks) → id */
export async function saveZones(
  trx: Trx,
  companyId: string,
  warehouseId: string,
  zones: readonly Omit<Zone, 'warehouseId'>[],
  now: Date,
) {
  const own = { company_id: companyId, warehouse_id: warehouseId, created_at: now };
  if (zones.length > 0) {
    await trx
      .insertInto('zones')
      .values(zones.map((zone) => ({ ...zone, ...own })))
      .onConflict((conflict) => conflict.constraint('zones_code').doUpdateSet({ name: sql`excluded.name` }))
      .execute();
  }
  const rows = await trx
    .selectFrom('zones')
    .select(['id', 'code_key'])
    .where('warehouse_id', '=', warehouseId)
    .execute();
  return new Map(rows.map((row) => [row.code_key, row.id]));
}

export const zoneById = (trx: Trx, companyId: string, id: string): Promise<Zone | undefined> =>
  trx
    .selectFrom('zones')
    .select(['id', 'warehouse_id as warehouseId', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Its places stay, without one. */
export async function deleteZone(trx: Trx, id: string) {
  await trx.updateTable('locations').set({ zone_id: null }).where('zone_id', '=', id).execute();
  await trx.deleteFrom('zones').where('id', '=', id).execute();
}

const TYPE_COLUMNS = ['id', 'name', 'mixing', 'condition'] as const;
export const types = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('location_types')
    .select(TYPE_COLUMNS)
    .select(['max_weight_g as maxWeightG', 'max_volume_mm3 as maxVolumeMm3', 'max_pieces as maxPieces'])
    .select(
      sql<number>`(SELECT count(*) FROM current_locations l WHERE l.type_id = location_types.id)::int`.as('locations'),
    )
    .where('company_id', '=', companyId);

export const typeById = (trx: Trx, companyId: string, id: string): Promise<LocationType | undefined> =>
  types(trx, companyId).where('id', '=', id).executeTakeFirst();

/** Keeps everybody from putting something where it is, until the transaction ends. */
export const lockType = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('location_types')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();

export const insertType = (trx: Trx, row: Insertable<LocationTypeTable>) =>
  trx.insertInto('location_types').values(row).execute();

export const updateType = (trx: Trx, id: string, changes: Updateable<LocationTypeTable>) =>
  trx.updateTable('location_types').set(changes).where('id', '=', id).execute();

/** False, if a place has it, be it one that is no more. */
export async function deleteType(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('location_types')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('locations').select('id').where('type_id', '=', id))))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Places of a type where something lies. */
export const occupiedOfType = async (trx: Trx, companyId: string, typeId: string) =>
  trx
    .selectFrom('locations as l')
    .select(['l.id', 'l.code'])
    .where('l.company_id', '=', companyId)
    .where('l.type_id', '=', typeId)
    .where((eb) => eb.exists(eb.selectFrom('stock').select('sku_id').whereRef('stock.location_id', '=', 'l.id')))
    .execute();

type Row = Selectable<LocationTable>;
/** A place as it is shown; `withStock`: the reader may see what lies there. */
export const locations = (trx: Trx, companyId: string, withStock: boolean) =>
  trx
    .selectFrom('current_locations as l')
    .selectAll('l')
    .where('l.company_id', '=', companyId)
    .select([
      withStock
        ? sql<number | null>`(SELECT count(DISTINCT s.sku_id) FROM stock s WHERE s.location_id = l.id)::int`.as('skus')
        : sql<number | null>`NULL::int`.as('skus'),
      withStock
        ? sql<number | null>`(SELECT coalesce(sum(s.on_hand), 0) FROM stock s WHERE s.location_id = l.id)::bigint`.as(
            'on_hand',
          )
        : sql<number | null>`NULL::bigint`.as('on_hand'),
    ]);

export const toLocation = (row: Row & { skus: number | null; on_hand: number | null }): Location => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  code: row.code,
  purpose: row.purpose,
  zoneId: row.zone_id,
  typeId: row.type_id,
  aisle: row.aisle,
  bay: row.bay,
  level: row.level,
  position: row.position,
  walkOrder: row.walk_order,
  x: row.x_mm,
  y: row.y_mm,
  z: row.z_mm,
  blocked: row.blocked,
  countedAt: row.counted_at?.toISOString() ?? null,
  skus: row.skus,
  onHand: row.on_hand,
});

/** Places that there are, in the order of their ids. */
export async function locationsById(
  trx: Trx,
  companyId: string,
  ids: readonly string[],
  withStock: boolean,
): Promise<Location[]> {
  const rows = await locations(trx, companyId, withStock).where(isOneOf('l.id', ids)).orderBy('l.id').execute();
  return rows.map(toLocation);
}

export const locationById = async (
  trx: Trx,
  companyId: string,
  id: string,
  withStock: boolean,
): Promise<Location | undefined> => (await locationsById(trx, companyId, [id], withStock))[0];

export async function locationByCode(
  trx: Trx,
  companyId: string,
  at: { warehouseId: string; code: string },
  withStock: boolean,
) {
  const row = await locations(trx, companyId, withStock)
    .where('l.warehouse_id', '=', at.warehouseId)
    .where('l.code_key', '=', sql<string>`code_key(${at.code})`)
    .executeTakeFirst();
  return row && toLocation(row);
}

/** The first warehouse by name that has a place of this code. */
export const warehouseWithCode = (trx: Trx, companyId: string, code: string) =>
  trx
    .selectFrom('current_locations as l')
    .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
    .select(['w.id', 'w.name'])
    .where('l.company_id', '=', companyId)
    .where('l.code_key', '=', sql<string>`code_key(${code})`)
    .orderBy('w.name')
    .orderBy('w.id')
    .limit(1)
    .executeTakeFirst();

export const updateLocations = (trx: Trx, ids: readonly string[], changes: Updateable<LocationTable>) =>
  trx.updateTable('locations').set(changes).where(isOneOf('id', ids)).execute();

export const lastWalkOrder = async (trx: Trx, warehouseId: string): Promise<number> =>
  (
    await trx
      .selectFrom('locations')
      .select(sql<number>`coalesce(max(walk_order), 0)::int`.as('last'))
      .where('warehouse_id', '=', warehouseId)
      .executeTakeFirstOrThrow()
  ).last;
