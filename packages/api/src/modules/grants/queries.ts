import type { Company, CompanyAccess, GrantedCompany } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { asSystem } from '../../platform/db/transaction';
import { fullName } from '../users';

const NAMED = ['t.id', 't.name', 't.avatar_url as avatarURL'] as const;

/** The WMS that a company belongs to: a company sees no tenant but itself, so the system looks it up. */
export const wmsOf = (trx: Trx, companyId: string): Promise<Company | undefined> =>
  asSystem(trx, () =>
    trx
      .selectFrom('tenants as c')
      .innerJoin('tenants as t', 't.id', 'c.wms_id')
      .select(NAMED)
      .where('c.id', '=', companyId)
      .executeTakeFirst(),
  );

/** State of the access between a company and its WMS. A grant to an earlier WMS counts for nothing. */
export async function accessOf(trx: Trx, companyId: string): Promise<CompanyAccess> {
  const wms = (await wmsOf(trx, companyId)) ?? null;
  const row = await trx
    .selectFrom('inventory_grants as g')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'g.granted_by').onRef('u.tenant_id', '=', 'g.company_id'))
    .select(['g.granted_at', fullName('u').as('granter')])
    .where('g.company_id', '=', companyId)
    .where('g.wms_id', '=', wms?.id ?? '')
    .executeTakeFirst();
  return { id: companyId, wms, grant: row ? { since: row.granted_at.toISOString(), by: row.granter } : null };
}

interface NewGrant {
  companyId: string;
  wmsId: string;
  userId: string;
  now: Date;
}

/** Replaces a grant to a WMS that the company does not belong to any more. */
export async function insertGrant(trx: Trx, { companyId, wmsId, userId, now }: NewGrant): Promise<void> {
  await deleteGrant(trx, companyId);
  await trx
    .insertInto('inventory_grants')
    .values({ company_id: companyId, wms_id: wmsId, granted_by: userId, granted_at: now })
    .execute();
}

export const deleteGrant = (trx: Trx, companyId: string) =>
  trx.deleteFrom('inventory_grants').where('company_id', '=', companyId).execute();

/** @returns whether this person had granted it */
export const deleteGrantBy = async (trx: Trx, companyId: string, userId: string): Promise<boolean> =>
  (await trx
    .deleteFrom('inventory_grants')
    .where('company_id', '=', companyId)
    .where('granted_by', '=', userId)
    .returning('company_id')
    .executeTakeFirst()) !== undefined;

export const grantedList = defineKeyset(
  'granted-companies',
  { name: 'name', by: sql.ref('t.name'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('t.id'), type: 'text', order: 'asc', unique: true },
);
type GrantedSort = 'name' | 'id';

const granted = (trx: Trx, wmsId: string) =>
  trx
    .selectFrom('inventory_grants as g')
    .innerJoin('tenants as t', (join) => join.onRef('t.id', '=', 'g.company_id').onRef('t.wms_id', '=', 'g.wms_id'))
    .select([...NAMED, 'g.granted_at'])
    .where('g.wms_id', '=', wmsId);

type Row = Company & { granted_at: Date };
const toGranted = ({ granted_at, ...company }: Row): GrantedCompany => ({
  ...company,
  since: granted_at.toISOString(),
});

export const grantedCompanies = async (trx: Trx, wmsId: string): Promise<GrantedCompany[]> =>
  (await granted(trx, wmsId).orderBy('t.name').orderBy('t.id').execute()).map(toGranted);

/** A page of `grantedCompanies`. */
export async function grantedSlice(
  trx: Trx,
  wmsId: string,
  range: Slice<GrantedSort>,
): Promise<Sliced<GrantedCompany, GrantedSort>> {
  const { rows, end } = await slice(granted(trx, wmsId), grantedList, range);
  return { rows: rows.map(toGranted), end };
}
