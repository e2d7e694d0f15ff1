import { sql, type Kysely } from 'kysely';

/** What texts that name the same goods have in common, be they codes or barcodes. */
const KEY = 'goods_key(code_key(code))';

/**
 * Of two people who at the same time make one text a SKU's code and another's barcode, one gets it: who comes second waits for the
 * first, looks again and is refused. One lock for each company, taken before the ones of its GTINs, so that no two wait for each
 * other. What stood twice before stays.
 */
const guard = (table: 'skus' | 'barcodes', other: 'skus' | 'barcodes', constraint: string) => {
  const idOf = { skus: 'id', barcodes: 'sku_id' };
  const name = `${table}_are_no_${other}`;
  const clash = (added: string) => `
    EXISTS (SELECT FROM ${added} JOIN ${other} AS other ON other.company_id = added.company_id
      AND goods_key(code_key(other.code)) = goods_key(code_key(added.code)) AND other.${idOf[other]} <> added.${idOf[table]})`;
  const refuse = `RAISE EXCEPTION 'a text that names another SKU' USING ERRCODE = 'unique_violation', TABLE = '${table}', CONSTRAINT = '${constraint}'`;
  const lock = (company: string) => `PERFORM pg_advisory_xact_lock(hashtextextended('names of ' || ${company}, 0))`;
  const asSystem = (called: string) => [
    // A plan of a table that was small is kept for one that has grown.
    `ALTER FUNCTION ${called}() SECURITY DEFINER SET search_path = public, pg_temp
       SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off`,
    `ALTER FUNCTION ${called}() OWNER TO slotwise_system`,
  ];
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE held record;
     BEGIN
       FOR held IN SELECT DISTINCT company_id FROM added ORDER BY 1 LOOP
         ${lock('held.company_id')};
       END LOOP;
       IF ${clash('added')} THEN
         ${refuse};
       END IF;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${name} AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
    `CREATE FUNCTION ${name}_anew() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       ${lock('NEW.company_id')};
       IF ${clash('(SELECT NEW.*) AS added')} THEN
         ${refuse};
       END IF;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${name}_anew AFTER UPDATE OF code ON ${table} FOR EACH ROW
     WHEN (NEW.code IS DISTINCT FROM OLD.code) EXECUTE FUNCTION ${name}_anew()`,
    ...asSystem(name),
    ...asSystem(`${name}_anew`),
  ];
};

/** A text is the code of one SKU or a barcode of one, and not of two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...['skus', 'barcodes'].map((table) => `CREATE INDEX ${table}_names ON ${table} (company_id, (${KEY}))`),
    `GRANT CREATE ON SCHEMA public TO slotwise_system`,
    ...guard('skus', 'barcodes', 'skus_code'),
    ...guard('barcodes', 'skus', 'barcodes_code'),
    `REVOKE CREATE ON SCHEMA public FROM slotwise_system`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
