import type { FoundRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { isWanted } from '../../platform/db/is-wanted';
import type { SearchQuestion } from '../../platform/search';

export const wantedRoles = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<FoundRecord[]> =>
  trx
    .selectFrom('roles')
    .select(['id', 'name as title', 'description as subtitle'])
    .where('tenant_id', '=', tenantId)
    .where(isWanted(wanted, 'id', sql`name || chr(10) || description`))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
