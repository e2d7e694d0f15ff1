import type { FoundRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { isWanted } from '../../platform/db/is-wanted';
import type { SearchQuestion } from '../../platform/search';

/** Newest first: the one that somebody looks for is rarely an old one. */
export const wantedInvitations = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<FoundRecord[]> =>
  trx
    .selectFrom('invitations')
    .select(['id', sql<string>`coalesce(email, phone_number, name, '-')`.as('title'), 'status as subtitle'])
    .where('tenant_id', '=', tenantId)
    .where(isWanted(wanted, 'id', sql`concat_ws(chr(10), email, phone_number, name, status)`))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
