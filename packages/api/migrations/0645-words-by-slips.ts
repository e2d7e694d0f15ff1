import { sql, type Kysely } from 'kysely';

/** So dear that no plan reads them for each row, whatever is known of the table: filled a moment ago, the database takes it for a small one. */
const DEAR = 100_000;
const SKU_WORDS = `(search_words(code || ' ' || name || ' ' || search_code(code)))`;

const statements = [
  // Keys that a misspelt word shares with the one that is meant; the contract's `wordKeys` is the same. The database's upkeep has no search path.
  `CREATE FUNCTION word_keys(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST ${DEAR} AS $$
   DECLARE
     shorter text[] := ARRAY[left(word, 7)];
     keys text[] := shorter;
   BEGIN
     FOR slip IN 1..CASE WHEN length(word) < 3 THEN 0 WHEN length(word) < 6 THEN 1 ELSE 2 END LOOP
       shorter := ARRAY(SELECT DISTINCT overlay(key PLACING '' FROM place FOR 1)
         FROM unnest(shorter) AS key, generate_series(1, length(key)) AS place);
       keys := keys || shorter;
     END LOOP;
     RETURN keys || ('=' || public.word_consonants(word));
   END $$`,
  // Sorted in at once: a word comes once and has dozens of keys, and what waits to be sorted in is read from end to end by every search.
  `CREATE INDEX sku_words_keys ON sku_words USING gin (company_id, word_keys(word)) WITH (fastupdate = off)`,
  `DROP INDEX sku_words_near`,
  `DROP INDEX sku_words_consonants`,

  // A function in SQL is read as what it stands for, and counts as cheap as that looks.
  `CREATE FUNCTION sku_search(code text, name text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST ${DEAR} AS $$
   BEGIN
     RETURN array_to_tsvector(${SKU_WORDS.replaceAll('search_', 'public.search_')});
   END $$`,
  `DROP INDEX skus_words`,
  `CREATE INDEX skus_words ON skus USING gin (company_id, sku_search(code, name)) WITH (gin_pending_list_limit = 512)`,
  `ALTER FUNCTION code_starts(text) COST ${DEAR}`,

  // Nobody needs to know how often each is there, and to count them takes seconds.
  `ALTER INDEX sku_words_keys ALTER COLUMN 2 SET STATISTICS 0`,
  `ALTER INDEX skus_words ALTER COLUMN 2 SET STATISTICS 0`,

  /*
   * Row-level security keeps PostgreSQL from using the index on parts of codes. So these read as the system, and the company and the places
   * of work of the caller alone.
   */
  `GRANT CREATE ON SCHEMA public TO slotwise_system`,
  ...['orders', 'receipts', 'locations'].flatMap((table) => [
    `CREATE FUNCTION ${table}_with_part(part tsquery, most int) RETURNS SETOF text LANGUAGE sql STABLE
       SECURITY DEFINER SET search_path = public, pg_temp AS $$
       SELECT id FROM ${table} WHERE company_id = (SELECT app_company_id()) AND array_to_tsvector(code_starts(code)) @@ part
         AND ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))
       LIMIT most
     $$`,
    `ALTER FUNCTION ${table}_with_part(tsquery, int) OWNER TO slotwise_system`,
    `REVOKE EXECUTE ON FUNCTION ${table}_with_part(tsquery, int) FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${table}_with_part(tsquery, int) TO slotwise_app`,
  ]),
  `REVOKE CREATE ON SCHEMA public FROM slotwise_system`,
];

/** What the global search finds misspelt words by; and words and parts of codes by their indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
