import { sql } from 'kysely';
import { byCode } from '../../platform/db/by-code';
import { saidAs } from '../../platform/db/said-as';
import type { Candidate, SearchQuestion } from '../../platform/search';
import { ORDER_STATUS_WORDS } from './status-words';

/** By what their code, or a later part of it, begins with; newest first. A code that is not quite right names another order. */
export async function wantedOrders(question: SearchQuestion): Promise<Candidate[]> {
  const { trx, tenantId, wanted, limit } = question;
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('orders')
    .select([
      'id',
      'code as title',
      sql<string>`concat_ws(' · ', ${saidAs('status', ORDER_STATUS_WORDS)}, customer)`.as('subtitle'),
    ])
    .where('company_id', '=', tenantId)
    .where(byCode(question, 'orders'))
    .orderBy(sql`length(code)`)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
