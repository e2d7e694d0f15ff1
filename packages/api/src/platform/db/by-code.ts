import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { codeOf } from '@slotwise/contract/search-words';
import { sql, type RawBuilder } from 'kysely';
import type { SearchQuestion } from '../search';
import { asSystem } from './transaction';

/** Fewest letters and digits of a later part of a code that tell something. */
const PART = 3;
/** Codes that have a part which begins so, of which the best are chosen. */
const WITHIN = 400;

/** Records that are found by their code. */
interface Coded {
  /** Table with `id`, `code`, `code_key` and `company_id`, and the index on the parts of its codes. */
  table: string;
  /** Name by which the query has it. */
  as?: string;
  /** Its column with the place of work that limited roles see it by. */
  site: string;
}

/**
 * Whether a record has a code that begins with the typed text, by an index on `company_id, code_key COLLATE "C"`; or that does so from a
 * later part on, whatever signs are between: `200008` finds `SO-200008`.
 */
export async function byCode(question: SearchQuestion, coded: Coded): Promise<RawBuilder<boolean>> {
  const column = (name: string) => sql.ref(`${coded.as ?? coded.table}.${name}`);
  if ('ids' in question.wanted) return sql`${column('id')} = ANY(${question.wanted.ids}::text[])`;
  const { term } = question.wanted;
  const parted = await withPart(question, codeOf(term).slice(0, SEARCH_TERM_MAX), coded);
  return sql`(${column('code_key')} COLLATE "C" >= code_key(${term}) COLLATE "C"
    AND ${column('code_key')} COLLATE "C" < (code_key(${term}) || chr(1114111)) COLLATE "C"
    OR ${column('id')} = ANY(${parted}::text[]))`;
}

/**
 * Ids of those with such a part. It runs as the system, because row-level security keeps a condition on parts from using an index; so it
 * names the company and the places that the caller is limited to, and what is answered is read as the caller.
 */
async function withPart({ trx, tenantId }: SearchQuestion, part: string, { table, site }: Coded): Promise<string[]> {
  if (part.length < PART) return [];
  return asSystem(trx, async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(table)} WHERE company_id = ${tenantId}
        AND array_to_tsvector(code_starts(code)) @@ ${`'${part}':*`}::tsquery
        AND ((SELECT app_sites()) IS NULL OR ${sql.ref(site)} = ANY ((SELECT app_sites())::text[]))
      LIMIT ${WITHIN}`.execute(trx);
    return rows.map(({ id }) => id);
  });
}
