import { sql } from 'kysely';
import { codeStarts } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** By what their code begins with; newest first. */
export async function wantedReceipts({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> {
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('receipts')
    .select(['id', 'code as title', sql<string>`concat_ws(' · ', status, supplier)`.as('subtitle')])
    .where('company_id', '=', tenantId)
    .where('ids' in wanted ? sql<boolean>`id = ANY(${wanted.ids}::text[])` : codeStarts('code_key', wanted.term))
    .orderBy(sql`length(code)`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
