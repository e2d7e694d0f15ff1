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
const WORDS = sql`array_to_tsvector(search_words(code || ' ' || name || ' ' || search_code(code)))`;

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

/** Alike enough that the letters are worth comparing one by one. */
const ALIKE = 0.2;
const LOOKED_AT = 40;

/** The word with each pair of neighbouring letters swapped: in a short word this leaves few trigrams alike. */
const swapped = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

/**
 * Words of the company's SKUs that look like some of these: the same letters with two of them swapped, the same consonants, and those with
 * most trigrams in common. As the system, like `skusByTerm`.
 */
export async function wordsLike(
  trx: Trx,
  companyId: string,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  await sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`.execute(trx);
  const swaps = words.flatMap((typed) => swapped(typed).map((word) => ({ typed, word })));
  const { rows } = await sql<{ typed: string; word: string }>`
    SELECT swaps.typed, w.word FROM unnest(${swaps.map(({ typed }) => typed)}::text[], ${swaps.map(({ word }) => word)}::text[])
      AS swaps (typed, word) JOIN sku_words AS w ON w.company_id = ${companyId} AND w.word = swaps.word
    UNION
    SELECT typed, near.word FROM unnest(${words}::text[]) AS typed, LATERAL (
      (SELECT word FROM sku_words WHERE company_id = ${companyId} AND word_consonants(word) = word_consonants(typed)
       LIMIT ${LOOKED_AT})
      UNION ALL
      (SELECT word FROM sku_words WHERE company_id = ${companyId} AND word % typed
       ORDER BY similarity(word, typed) DESC, word LIMIT ${LOOKED_AT})
    ) AS near`.execute(trx);
  return rows;
}
