import type { FoundRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { isWanted } from '../../platform/db/is-wanted';
import type { SearchQuestion } from '../../platform/search';

export const wantedWarehouses = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<FoundRecord[]> =>
  trx
    .selectFrom('warehouses')
    .select(['id', 'name as title', sql<string>`''`.as('subtitle')])
    .where('tenant_id', '=', tenantId)
    .where(isWanted(wanted, 'id', sql`name`))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
