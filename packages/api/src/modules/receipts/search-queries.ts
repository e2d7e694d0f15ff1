import { sql } from 'kysely';
import { byCode } from '../../platform/db/by-code';
import { saidAs } from '../../platform/db/said-as';
import type { Candidate, SearchQuestion } from '../../platform/search';
import { RECEIPT_STATUS_WORDS } from './status-words';

/** By what their code, or a later part of it, begins with; newest first. */
export async function wantedReceipts(question: SearchQuestion): Promise<Candidate[]> {
  const { trx, tenantId, wanted, limit } = question;
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('receipts')
    .select([
      'id',
      'code as title',
      sql<string>`concat_ws(' · ', ${saidAs('status', RECEIPT_STATUS_WORDS)}, supplier)`.as('subtitle'),
    ])
    .where('company_id', '=', tenantId)
    .where(byCode(question, 'receipts'))
    .orderBy(sql`length(code)`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
