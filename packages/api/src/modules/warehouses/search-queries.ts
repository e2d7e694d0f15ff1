import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

export const wantedWarehouses = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const { where, order } = searched(wanted, 'id', sql`name`);
  return trx
    .selectFrom('warehouses')
    .select(['id', 'name as title', sql<string>`''`.as('subtitle')])
    .where('tenant_id', '=', tenantId)
    .where(where)
    .orderBy(order)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
};
