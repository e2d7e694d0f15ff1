import type { FoundRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { isWanted } from '../../platform/db/is-wanted';
import type { SearchQuestion } from '../../platform/search';

export const wantedUsers = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<FoundRecord[]> =>
  trx
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('title'), 'email as subtitle'])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(isWanted(wanted, 'id', sql`first_name || ' ' || last_name || chr(10) || email`))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(limit)
    .execute();
