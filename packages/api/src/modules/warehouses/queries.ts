import type { Warehouse } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

export const warehousesOf = (trx: Trx, tenantId: string): Promise<Warehouse[]> =>
  trx
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Unique by name in the tenant: constraint `warehouses_name`. */
export const insertWarehouse = (
  trx: Trx,
  added: { id: string; tenantId: string; name: string; now: Date },
): Promise<Warehouse> =>
  trx
    .insertInto('warehouses')
    .values({ id: added.id, tenant_id: added.tenantId, name: added.name, created_at: added.now })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

const NAMES = { name: 'name', by: sql.ref('name'), type: 'text', order: 'asc' } as const;
const IDS = { name: 'id', by: sql.ref('id'), type: 'text', order: 'asc', unique: true } as const;
export const warehouseList = defineKeyset('warehouses', NAMES, IDS);
type WarehouseSort = 'name' | 'id';

const warehouses = (trx: Trx, tenantId: string) =>
  trx.selectFrom('warehouses').select(['id', 'name']).where('tenant_id', '=', tenantId);

/** A page of `warehousesOf`. */
export const warehouseSlice = (
  trx: Trx,
  tenantId: string,
  wanted: Slice<WarehouseSort>,
): Promise<Sliced<Warehouse, WarehouseSort>> => slice(warehouses(trx, tenantId), warehouseList, wanted);

/** A warehouse as it is, held until the transaction ends: nobody else changes it meanwhile. */
export const lockWarehouse = (trx: Trx, tenantId: string, id: string): Promise<Warehouse | undefined> =>
  trx
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Unique by name in the tenant: constraint `warehouses_name`. */
export const updateWarehouse = (trx: Trx, tenantId: string, id: string, name: string): Promise<Warehouse | undefined> =>
  trx
    .updateTable('warehouses')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst();

export const deleteWarehouse = (trx: Trx, tenantId: string, id: string): Promise<Warehouse | undefined> =>
  trx
    .deleteFrom('warehouses')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst();
