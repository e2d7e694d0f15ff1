import type { Company } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import type { Tenant } from './tenant';

const COLUMNS = ['id', 'name', 'avatar_url as avatarURL'] as const;

export interface NewTenant extends Tenant {
  name: string;
  wmsId: string | null;
  now: Date;
}

export const insertTenant = (trx: Trx, { id, kind, name, wmsId, now }: NewTenant): Promise<Company> =>
  trx
    .insertInto('tenants')
    .values({ id, kind, name, avatar_url: null, wms_id: wmsId, created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const tenantById = (trx: Trx, id: string): Promise<Company | undefined> =>
  trx.selectFrom('tenants').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** When a tenant came to be. */
export const foundedAt = async (trx: Trx, id: string): Promise<Date> => {
  const { createdAt } = await trx
    .selectFrom('tenants')
    .select('created_at as createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return createdAt;
};

/** The companies of a WMS: name and picture, no more. */
export const companiesOf = (trx: Trx, wmsId: string): Promise<Company[]> =>
  trx.selectFrom('tenants').select(COLUMNS).where('wms_id', '=', wmsId).orderBy('name').orderBy('id').execute();

export const companyList = defineKeyset(
  'companies',
  { name: 'name', by: sql.ref('name'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'asc', unique: true },
);
type CompanySort = 'name' | 'id';

const companies = (trx: Trx, wmsId: string) => trx.selectFrom('tenants').select(COLUMNS).where('wms_id', '=', wmsId);

/** A page of `companiesOf`. */
export const companySlice = (
  trx: Trx,
  wmsId: string,
  wanted: Slice<CompanySort>,
): Promise<Sliced<Company, CompanySort>> => slice(companies(trx, wmsId), companyList, wanted);

/** @returns the company or WMS as it is now, and the WMS that it belongs to. */
export const updateTenantName = (trx: Trx, id: string, name: string) =>
  trx
    .updateTable('tenants')
    .set({ name })
    .where('id', '=', id)
    .returning([...COLUMNS, 'wms_id as wmsId'])
    .executeTakeFirst();

export const updateTenantPicture = (trx: Trx, id: string, avatarURL: string | null) =>
  trx.updateTable('tenants').set({ avatar_url: avatarURL }).where('id', '=', id).execute();

/**
 * Everything that changes who may do what in a tenant waits here for one another, until the end of the transaction.
 * Weaker than FOR UPDATE, so that rows which merely belong to the tenant can still be added meanwhile.
 */
export const lockTenant = (trx: Trx, id: string) =>
  trx.selectFrom('tenants').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const hasTenants = async (trx: Trx): Promise<boolean> =>
  (await trx.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined;
