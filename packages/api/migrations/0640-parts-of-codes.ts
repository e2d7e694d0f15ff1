import { sql, type Kysely } from 'kysely';

const statements = [
  // A code in one piece from each of its parts on; the contract's `codeStarts` is the same. The database's upkeep reads rows without a search path.
  `CREATE FUNCTION code_starts(code text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
   DECLARE
     parts text[] := ARRAY(SELECT m[1] FROM
       regexp_matches(public.search_text(code) COLLATE "und-x-icu", '[[:alpha:]]+|[[:digit:]]+', 'g') AS m);
     piece text := '';
     starts text[] := '{}';
   BEGIN
     FOR place IN REVERSE coalesce(array_length(parts, 1), 0)..1 LOOP
       piece := parts[place] || piece;
       starts := starts || piece;
     END LOOP;
     RETURN starts;
   END $$`,
  ...['orders', 'receipts', 'locations'].map(
    (table) => `CREATE INDEX ${table}_code_parts ON ${table}
      USING gin (company_id, array_to_tsvector(code_starts(code))) WITH (gin_pending_list_limit = 512)`,
  ),

  // Barcodes by what they begin with, which a collation of people's languages cannot answer.
  `CREATE INDEX barcodes_code_start ON barcodes (company_id, code COLLATE "C")`,

  // Words by their consonants; the contract's `consonantsOf` is the same.
  `CREATE FUNCTION word_consonants(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN regexp_replace(left(word, 1) || regexp_replace(substr(word, 2), '[aeiou]', '', 'g'), '(.)\\1+', '\\1', 'g')`,
  `CREATE INDEX sku_words_consonants ON sku_words (company_id, word_consonants(word))`,
];

/** What the global search finds parts of codes, beginnings of barcodes and shortened words by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
