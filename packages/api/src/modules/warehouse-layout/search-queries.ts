import { sql } from 'kysely';
import { codeStarts } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';

/** Places by the beginning of their code, on the way through the warehouse. */
export async function wantedLocations({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> {
  if ('near' in wanted && wanted.near) return [];
  return trx
    .selectFrom('current_locations as l')
    .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
    .select(['l.id', 'l.code as title', 'w.name as subtitle'])
    .where('l.company_id', '=', tenantId)
    .where('ids' in wanted ? sql<boolean>`l.id = ANY(${wanted.ids}::text[])` : codeStarts('l.code_key', wanted.term))
    .orderBy(sql`length(l.code)`)
    .orderBy('l.walk_order')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}
