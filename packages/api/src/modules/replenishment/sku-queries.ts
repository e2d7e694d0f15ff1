import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Holds SKUs until the transaction ends, in the order of their ids. */
export const lockSkus = (trx: Trx, companyId: string, ids: readonly string[]) =>
  trx
    .selectFrom('skus')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${[...ids]}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
