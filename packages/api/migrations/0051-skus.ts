import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE skus (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     name text NOT NULL,
     -- Of one piece. Null: nobody has measured it yet, which is work to do and never zero.
     length_mm integer CHECK (length_mm > 0),
     width_mm integer CHECK (width_mm > 0),
     height_mm integer CHECK (height_mm > 0),
     weight_g integer CHECK (weight_g > 0),
     condition text NOT NULL DEFAULT 'ambient' CHECK (condition IN ('ambient', 'chilled', 'frozen', 'controlled')),
     hazard_class text,
     handling_code text,
     family text,
     -- In pieces, of the company's stock in one warehouse.
     min_stock bigint CHECK (min_stock >= 0),
     reorder_at bigint CHECK (reorder_at >= 0),
     max_stock bigint CHECK (max_stock > 0),
     shelf_life_days integer CHECK (shelf_life_days > 0),
     lot_tracked boolean NOT NULL DEFAULT false,
     serial_tracked boolean NOT NULL DEFAULT false,
     archived boolean NOT NULL DEFAULT false,
     version integer NOT NULL DEFAULT 1,
     created_at timestamptz NOT NULL,
     changed_at timestamptz NOT NULL,
     UNIQUE (company_id, id),
     CONSTRAINT skus_code UNIQUE (company_id, code_key),
     CONSTRAINT skus_levels CHECK (min_stock <= reorder_at AND reorder_at <= max_stock AND min_stock <= max_stock)
   )`,
  `CREATE INDEX skus_family ON skus (company_id, family)`,
  `CREATE INDEX skus_unmeasured ON skus (company_id, code_key)
     WHERE length_mm IS NULL OR width_mm IS NULL OR height_mm IS NULL OR weight_g IS NULL`,
  // A warehouse has its own preferred place of a SKU.
  `CREATE TABLE sku_places (
     company_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id text NOT NULL,
     location_id text NOT NULL,
     PRIMARY KEY (sku_id, warehouse_id),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, warehouse_id, location_id) REFERENCES locations (company_id, warehouse_id, id)
       ON DELETE CASCADE
   )`,
  `CREATE INDEX sku_places_location ON sku_places (location_id)`,
  // What a SKU is packed in. A piece is the base unit, with the measures of the SKU itself.
  `CREATE TABLE sku_units (
     company_id text NOT NULL,
     sku_id text NOT NULL,
     unit text NOT NULL CHECK (unit IN ('inner', 'case', 'pallet')),
     -- Pieces in it, exactly.
     factor integer NOT NULL CHECK (factor > 1),
     length_mm integer CHECK (length_mm > 0),
     width_mm integer CHECK (width_mm > 0),
     height_mm integer CHECK (height_mm > 0),
     weight_g integer CHECK (weight_g > 0),
     PRIMARY KEY (sku_id, unit),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE barcodes (
     company_id text NOT NULL,
     code text NOT NULL,
     sku_id text NOT NULL,
     unit text NOT NULL DEFAULT 'each' CHECK (unit IN ('each', 'inner', 'case', 'pallet')),
     CONSTRAINT barcodes_code PRIMARY KEY (company_id, code),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX barcodes_sku ON barcodes (sku_id)`,
  `CREATE TABLE lots (
     id text PRIMARY KEY,
     company_id text NOT NULL,
     sku_id text NOT NULL,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     -- The last day on which it may be picked; null: it does not expire.
     expires_on date,
     -- A held lot stays where it is: nothing of it is allocated.
     held boolean NOT NULL DEFAULT false,
     created_at timestamptz NOT NULL,
     UNIQUE (company_id, sku_id, id),
     CONSTRAINT lots_code UNIQUE (sku_id, code_key),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX lots_expiry ON lots (company_id, expires_on) WHERE expires_on IS NOT NULL`,
];

/** What a company keeps: SKUs, what they are packed in, their barcodes and lots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['skus', 'sku_places', 'sku_units', 'barcodes', 'lots'])
    await protect(db, table, { visible: own });
}
