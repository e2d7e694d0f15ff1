import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** The companies of a WMS. */
export const wantedCompanies = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const { where, order } = searched(wanted, 'id', sql`name`);
  return trx
    .selectFrom('tenants')
    .select(['id', 'name as title', sql<string>`''`.as('subtitle')])
    .where('wms_id', '=', tenantId)
    .where(where)
    .orderBy(order)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
};
