import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Candidate } from '../../platform/search';

/** Of those that match by exact words, and of those that match by beginnings of words. */
const EXACT = 40;

interface Question {
  companyId: string;
  /** As it was typed. */
  term: string;
  /** Queries in the language of tsquery: the whole words, and beginnings of words. */
  exact: string;
  starting: string;
  limit: number;
}

const COLUMNS = sql`id, code AS title, name AS subtitle, ARRAY[]::text[] AS also`;
/** As the index `skus_words` has it. */
const WORDS = sql`array_to_tsvector(search_words(code || ' ' || name || ' ' || search_code(code)))`;

/**
 * SKUs by their code, a barcode, and words. It runs as the system, because row-level security keeps a condition on words
 * from using an index; so each part names the company.
 */
export async function skusByTerm(
  trx: Trx,
  { companyId, term, exact, starting, limit }: Question,
): Promise<Candidate[]> {
  const own = sql`company_id = ${companyId} AND NOT archived`;
  const byWords = (query: string, most: number) =>
    sql`(SELECT ${COLUMNS} FROM skus WHERE ${own} AND ${WORDS} @@ ${query}::tsquery LIMIT ${most})`;
  const { rows } = await sql<Candidate>`
    SELECT DISTINCT ON (id) * FROM (
      (SELECT ${COLUMNS} FROM skus WHERE company_id = ${companyId} AND code_key = code_key(${term}))
      UNION ALL
      (SELECT s.id, s.code, s.name, ARRAY[b.code] FROM barcodes b JOIN skus s ON s.id = b.sku_id
       WHERE b.company_id = ${companyId} AND b.code IN (${term}, '0' || ${term}, ltrim(${term}, '0')))
      ${exact === '' ? sql`` : sql`UNION ALL ${byWords(exact, EXACT)} UNION ALL ${byWords(starting, limit)}`}
    ) AS found ORDER BY id, cardinality(also) DESC`.execute(trx);
  return rows;
}

export const skusByIds = (trx: Trx, companyId: string, ids: readonly string[]): Promise<Candidate[]> =>
  trx
    .selectFrom('skus')
    .select(['id', 'code as title', 'name as subtitle'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .orderBy('code_key')
    .execute();

/** Alike enough that the letters are worth comparing one by one. */
const ALIKE = 0.2;
const LOOKED_AT = 40;

/** Words of the company's SKUs that look like some of these, most alike first. As the system, like `skusByTerm`. */
export async function wordsLike(
  trx: Trx,
  companyId: string,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  await sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`.execute(trx);
  const { rows } = await sql<{ typed: string; word: string }>`
    SELECT typed, near.word FROM unnest(${words}::text[]) AS typed, LATERAL (
      SELECT word FROM sku_words WHERE company_id = ${companyId} AND word % typed
      ORDER BY similarity(word, typed) DESC, word LIMIT ${LOOKED_AT}
    ) AS near`.execute(trx);
  return rows;
}
