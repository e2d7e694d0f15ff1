import { sql } from 'kysely';
import { codeStarts } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** By what their code begins with; newest first. A code that is not quite right names another order. */
export async function wantedOrders({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> {
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('orders')
    .select(['id', 'code as title', sql<string>`concat_ws(' · ', status, customer)`.as('subtitle')])
    .where('company_id', '=', tenantId)
    .where('ids' in wanted ? sql<boolean>`id = ANY(${wanted.ids}::text[])` : codeStarts('code_key', wanted.term))
    .orderBy(sql`length(code)`)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
