import { sql } from 'kysely';
import { byCode } from '../../platform/db/by-code';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** By what their code, or a later part of it, begins with; newest first. A code that is not quite right names another order. */
export async function wantedOrders(question: SearchQuestion): Promise<Candidate[]> {
  const { trx, tenantId, wanted, limit } = question;
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('orders')
    .select(['id', 'code as title', sql<string>`concat_ws(' · ', status, customer)`.as('subtitle')])
    .where('company_id', '=', tenantId)
    .where(byCode(question, 'orders'))
    .orderBy(sql`length(code)`)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
