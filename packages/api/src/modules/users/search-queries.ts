import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

export const wantedUsers = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const { where, order } = searched(
    wanted,
    'id',
    sql`first_name || ' ' || last_name`,
    sql`first_name || ' ' || last_name || chr(10) || email`,
  );
  return trx
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('title'), 'email as subtitle'])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(where)
    .orderBy(order)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(limit)
    .execute();
};
