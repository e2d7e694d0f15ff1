import { wordKeys } from '@slotwise/contract/search-words';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Candidate } from '../../platform/search';

/** Of those that match by exact words, and of those that match by beginnings of words. */
const EXACT = 40;
/** Of those whose barcode begins so, for each way to write zeros before it. */
const BEGUN = 20;

interface Question {
  companyId: string;
  /** As it was typed. */
  term: string;
  /** Barcodes that it names, whole, and what barcodes begin with that it may be meant for. */
  barcodes: readonly string[];
  begun: readonly string[];
  /** Queries in the language of tsquery: the whole words, and beginnings of words. */
  exact: string;
  starting: string;
  limit: number;
}

const COLUMNS = sql`id, code AS title, name AS subtitle, ARRAY[]::text[] AS also`;
/** As the index `skus_words` has it. */
const WORDS = sql`sku_search(code, name)`;

/**
 * SKUs by their code, a barcode, and words. It runs as the system, because row-level security keeps a condition on words
 * from using an index; so each part names the company.
 */
export async function skusByTerm(
  trx: Trx,
  { companyId, term, barcodes, begun, exact, starting, limit }: Question,
): Promise<Candidate[]> {
  const own = sql`company_id = ${companyId} AND NOT archived`;
  const byWords = (query: string, most: number) =>
    sql`(SELECT ${COLUMNS} FROM skus WHERE ${own} AND ${WORDS} @@ ${query}::tsquery LIMIT ${most})`;
  const { rows } = await sql<Candidate>`
    SELECT DISTINCT ON (id) * FROM (
      (SELECT ${COLUMNS} FROM skus WHERE company_id = ${companyId} AND code_key = code_key(${term}))
      UNION ALL
      (SELECT s.id, s.code, s.name, ARRAY[b.code] FROM barcodes b JOIN skus s ON s.id = b.sku_id
       WHERE b.company_id = ${companyId} AND b.code = ANY(${barcodes}::text[]))
      UNION ALL
      (SELECT s.id, s.code, s.name, ARRAY[b.code] FROM unnest(${begun}::text[]) AS start, LATERAL (
         SELECT code, sku_id FROM barcodes WHERE company_id = ${companyId}
           AND code COLLATE "C" >= start COLLATE "C" AND code COLLATE "C" < (start || chr(1114111)) COLLATE "C"
         ORDER BY code COLLATE "C" LIMIT ${BEGUN}
       ) AS b JOIN skus s ON s.id = b.sku_id WHERE NOT s.archived)
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

/** Words that have a key in common with a typed one, of which the letters are compared one by one. */
const COMPARED = 200;

/**
 * Words of the company's SKUs that some of these may be meant for: those that have a key in common with one, the most alike first. As the
 * system, like `skusByTerm`.
 */
export async function wordsLike(
  trx: Trx,
  companyId: string,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  if (words.length === 0) return [];
  const near = words.map(
    (typed) => sql`(SELECT ${typed}::text AS typed, word FROM sku_words
      WHERE company_id = ${companyId} AND word_keys(word) && ${wordKeys(typed)}::text[]
      ORDER BY similarity(word, ${typed}) DESC, word LIMIT ${COMPARED})`,
  );
  const { rows } = await sql<{ typed: string; word: string }>`${sql.join(near, sql` UNION ALL `)}`.execute(trx);
  return rows;
}
