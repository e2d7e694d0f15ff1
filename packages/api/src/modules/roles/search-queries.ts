import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

export const wantedRoles = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const { where, order } = searched(wanted, 'id', sql`name`, sql`name || chr(10) || description`);
  return trx
    .selectFrom('roles')
    .select(['id', 'name as title', 'description as subtitle'])
    .where('tenant_id', '=', tenantId)
    .where(where)
    .orderBy(order)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
};
