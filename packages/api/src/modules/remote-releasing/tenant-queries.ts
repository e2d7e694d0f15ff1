import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export const tenantName = async (trx: Trx, id: string): Promise<string | undefined> =>
  (await trx.selectFrom('tenants').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** Tenants whose name contains the text, ignoring case. */
export const tenantsNamed = (trx: Trx, text: string, limit: number) =>
  trx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where(sql<boolean>`position(lower(${text}) IN lower(name)) > 0`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
