import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const MARKS = '[\\u0300-\\u036f]';
const BETWEEN = '[^[:alnum:]]+';
/** What of a SKU is looked for by its words: those of code and name, and the code in one piece. */
const SKU_WORDS = `array_to_tsvector(search_words(code || ' ' || name || ' ' || search_code(code)))`;
/** Words that people misspell; what has digits in it is a code, where one letter more is another thing. */
const MISSPELT = '^[[:alpha:]]{3,40}$';

const statements = [
  // Both come with PostgreSQL, and whoever may create in a database may install them.
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS btree_gin`,
  // As people compare texts: without accents, whatever the case. The collation is Unicode's own, whichever the database has.
  `CREATE FUNCTION search_text(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN lower(regexp_replace(normalize(text, NFKD), '${MARKS}', '', 'g') COLLATE "und-x-icu")`,
  `CREATE FUNCTION search_words(text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN array_remove(regexp_split_to_array(search_text(text) COLLATE "und-x-icu", '${BETWEEN}'), '')`,
  `CREATE FUNCTION search_code(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN regexp_replace(search_text(code) COLLATE "und-x-icu", '${BETWEEN}', '', 'g')`,
  // Few changes wait to be sorted in: what waits is read from end to end by every search.
  `CREATE INDEX skus_words ON skus USING gin (company_id, ${SKU_WORDS}) WITH (gin_pending_list_limit = 512)`,

  // Distinct words of a company's SKUs: a misspelt one is compared with these, and not with every SKU.
  `CREATE TABLE sku_words (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     word text NOT NULL,
     PRIMARY KEY (company_id, word)
   )`,
  `CREATE INDEX sku_words_near ON sku_words USING gin (company_id, word gin_trgm_ops)`,
  // In one order, so that two transactions that bring the same words wait for each other once.
  `CREATE FUNCTION keep_sku_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     INSERT INTO sku_words (company_id, word)
     SELECT DISTINCT company_id, word FROM added, unnest(search_words(name)) AS word
     WHERE word COLLATE "und-x-icu" ~ '${MISSPELT}' ORDER BY 1, 2
     ON CONFLICT DO NOTHING;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER keep_words_of_new AFTER INSERT ON skus REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION keep_sku_words()`,
  `CREATE TRIGGER keep_words_of_changed AFTER UPDATE ON skus REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION keep_sku_words()`,

  // Codes by what they begin with, which a collation of people's languages cannot answer.
  `CREATE INDEX locations_code_start ON locations (company_id, code_key COLLATE "C")`,
  `CREATE INDEX orders_code_start ON orders (company_id, code_key COLLATE "C")`,
  `CREATE INDEX receipts_code_start ON receipts (company_id, code_key COLLATE "C")`,
];

/** What the global search looks things up by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'sku_words', { visible: 'company_id = (SELECT app_company_id())' });
  await sql`REVOKE INSERT, UPDATE, DELETE ON sku_words FROM slotwise_app`.execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`ALTER FUNCTION keep_sku_words() OWNER TO slotwise_system`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
  // Words of SKUs from before, as the system: to the owner of the tables row-level security shows none.
  await sql`SELECT set_config('role', 'slotwise_system', true)`.execute(db);
  await sql`
    INSERT INTO sku_words (company_id, word)
    SELECT DISTINCT company_id, word FROM skus, unnest(search_words(name)) AS word
    WHERE word COLLATE "und-x-icu" ~ ${sql.lit(MISSPELT)}`.execute(db);
  await sql`SELECT set_config('role', 'none', true)`.execute(db);
}
