import type { FoundRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { isWanted } from '../../platform/db/is-wanted';
import type { SearchQuestion } from '../../platform/search';

/** The companies of a WMS. */
export const wantedCompanies = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<FoundRecord[]> =>
  trx
    .selectFrom('tenants')
    .select(['id', 'name as title', sql<string>`''`.as('subtitle')])
    .where('wms_id', '=', tenantId)
    .where(isWanted(wanted, 'id', sql`name`))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
