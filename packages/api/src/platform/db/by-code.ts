import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { codeOf } from '@slotwise/contract/search-words';
import { sql, type RawBuilder } from 'kysely';
import type { SearchQuestion } from '../search';

/** Fewest letters and digits of a later part of a code that tell something. */
const PART = 3;
/** Codes that have a part which begins so, of which the best are chosen. */
const WITHIN = 400;

/**
 * Whether a record of the caller's company has a code that begins with the typed text, by an index on `company_id, code_key COLLATE "C"`; or
 * that does so from a later part on, whatever signs are between: `200008` finds `SO-200008`. The database has a function for these, which
 * reads as the system and keeps to the caller's company and places of work: row-level security keeps a condition on parts from using an index.
 * @param table with `id`, `code`, `code_key` and `company_id`, and the function that is called like it
 * @param as the name by which the query has it
 */
export function byCode({ wanted }: Pick<SearchQuestion, 'wanted'>, table: string, as = table): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${as}.${name}`);
  if ('ids' in wanted) return sql`${column('id')} = ANY(${wanted.ids}::text[])`;
  const { term } = wanted;
  const part = codeOf(term).slice(0, SEARCH_TERM_MAX);
  const parted =
    part.length < PART
      ? sql``
      : sql` OR ${column('id')} = ANY(ARRAY(SELECT ${sql.ref(`${table}_with_part`)}(${`'${part}':*`}::tsquery, ${WITHIN})))`;
  return sql`(${column('code_key')} COLLATE "C" >= code_key(${term}) COLLATE "C"
    AND ${column('code_key')} COLLATE "C" < (code_key(${term}) || chr(1114111)) COLLATE "C"${parted})`;
}
