import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

const NAME = sql<string>`first_name || ' ' || last_name`;
const OWN = sql<string>`${NAME} || chr(10) || email`;
const ROLE = sql<string>`coalesce((SELECT roles.name FROM roles WHERE roles.id = users.role_id), '')`;

/** By their own words, and behind those by the name of their role, which nobody misspells for a person. */
export const wantedUsers = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const own = searched(wanted, 'id', NAME, OWN);
  const isByRole = 'term' in wanted && !wanted.near;
  const where = isByRole ? searched(wanted, 'id', NAME, sql<string>`${OWN} || chr(10) || ${ROLE}`).where : own.where;
  return trx
    .selectFrom('users')
    .select(['id', NAME.as('title'), 'email as subtitle'])
    .select(sql<string[]>`array_remove(ARRAY[${ROLE}], '')`.as('beside'))
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(where)
    .orderBy(sql`CASE WHEN ${own.where} THEN 0 ELSE 1 END`)
    .orderBy(own.order)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(limit)
    .execute();
};
