import { sql, type Kysely } from 'kysely';

const DIGIT = `substr(lpad(code, 14, '0'), place, 1)::int`;
/** GS1 weights the digits by 3 and 1 in turn; the last one fills the sum up to a ten. */
const IS_GTIN = `code ~ '^(\\d{8}|\\d{12,14})$' AND (
  SELECT sum(${DIGIT} * CASE WHEN place % 2 = 1 THEN 3 ELSE 1 END) % 10 = 0 FROM generate_series(1, 14) AS place)`;

/**
 * What barcodes that name the same goods have in common, as `goodsKey` of the contract says it: the GTIN of fourteen digits, else
 * the text itself.
 */
const goodsKey = `
  CREATE FUNCTION goods_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN ${IS_GTIN} THEN lpad(code, 14, '0') ELSE code END $$`;

/** How many locks the barcodes of a company share: few, because a file adds thousands in one statement. */
const LOCKS = 16;

/**
 * Of two SKUs that claim one GTIN in different lengths at the same time, one gets it: who comes second waits for the first, looks
 * again and is refused as by the primary key. What stood twice before stays.
 */
const trigger = [
  `CREATE FUNCTION barcodes_of_one_sku() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE held record;
   BEGIN
     FOR held IN SELECT DISTINCT company_id, abs(hashtext(goods_key(code)) % ${LOCKS}) AS lock
       FROM added WHERE goods_key(code) ~ '^\\d{14}$' ORDER BY 1, 2
     LOOP
       PERFORM pg_advisory_xact_lock(hashtextextended('barcodes ' || held.company_id, held.lock));
     END LOOP;
     IF EXISTS (SELECT FROM added JOIN barcodes AS other ON other.company_id = added.company_id
       AND goods_key(other.code) = goods_key(added.code) AND other.sku_id <> added.sku_id)
     THEN
       RAISE EXCEPTION 'a GTIN that another SKU has' USING ERRCODE = 'unique_violation', TABLE = 'barcodes', CONSTRAINT = 'barcodes_code';
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE INDEX barcodes_goods ON barcodes (company_id, goods_key(code))`,
  `CREATE TRIGGER barcodes_of_one_sku AFTER INSERT ON barcodes REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION barcodes_of_one_sku()`,
];

/** A GTIN belongs to one SKU, in whichever length it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [goodsKey, ...trigger]) await sql.raw(statement).execute(db);
}
