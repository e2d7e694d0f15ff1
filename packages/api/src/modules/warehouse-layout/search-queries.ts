import { sql } from 'kysely';
import { byCode } from '../../platform/db/by-code';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** Places by the beginning of their code or of a later part of it, on the way through the warehouse. */
export async function wantedLocations(question: SearchQuestion): Promise<Candidate[]> {
  const { trx, tenantId, wanted, limit } = question;
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('current_locations as l')
    .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
    .select(['l.id', 'l.code as title', 'w.name as subtitle'])
    .where('l.company_id', '=', tenantId)
    .where(byCode(question, 'locations', 'l'))
    .orderBy(sql`length(l.code)`)
    .orderBy('l.walk_order')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}
