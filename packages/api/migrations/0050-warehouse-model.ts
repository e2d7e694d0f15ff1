import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `ALTER TABLE warehouses ADD CONSTRAINT warehouses_tenant_id_id UNIQUE (tenant_id, id)`,
  // Two codes are the same if they differ by case or blanks only.
  `CREATE FUNCTION code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN lower(regexp_replace(code, '\\s+', '', 'g') COLLATE "und-x-icu")`,

  `CREATE TABLE warehouse_layouts (
     warehouse_id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     -- The version that is in force. A change prepares rows of the next one and makes all of them visible by raising this.
     version integer NOT NULL DEFAULT 0,
     -- What the generator was given; null: places were added one by one or from a file.
     form jsonb,
     -- Who prepares the next version, and since when; null: nobody.
     change_id text,
     change_began_at timestamptz,
     changed_at timestamptz NOT NULL,
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE warehouse_policies (
     warehouse_id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     -- A count that differs by more pieces is approved by somebody before it is booked.
     approve_above bigint NOT NULL DEFAULT 10 CHECK (approve_above >= 0),
     -- What is done with the rest of a line that could not be picked whole.
     short_picks text NOT NULL DEFAULT 'back_order' CHECK (short_picks IN ('back_order', 'cancel')),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE zones (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     name text NOT NULL,
     created_at timestamptz NOT NULL,
     UNIQUE (warehouse_id, id),
     CONSTRAINT zones_code UNIQUE (warehouse_id, code_key),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE location_types (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     name text NOT NULL,
     name_key text GENERATED ALWAYS AS (code_key(name)) STORED,
     -- Null: no limit.
     max_weight_g bigint CHECK (max_weight_g > 0),
     max_volume_mm3 bigint CHECK (max_volume_mm3 > 0),
     max_pieces bigint CHECK (max_pieces > 0),
     mixing text NOT NULL DEFAULT 'mixed' CHECK (mixing IN ('empty_only', 'same_sku', 'same_lot', 'mixed')),
     -- Null: for goods of every condition.
     condition text CHECK (condition IN ('ambient', 'chilled', 'frozen', 'controlled')),
     created_at timestamptz NOT NULL,
     UNIQUE (company_id, id),
     CONSTRAINT location_types_name UNIQUE (company_id, name_key)
   )`,
  `CREATE TABLE locations (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     zone_id text,
     type_id text,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     purpose text NOT NULL DEFAULT 'storage' CHECK (purpose IN ('storage', 'receiving', 'shipping', 'quarantine')),
     -- Counted from 1; null for a place outside of the grid, such as a dock.
     aisle integer CHECK (aisle > 0),
     bay integer CHECK (bay > 0),
     level integer CHECK (level > 0),
     position integer CHECK (position > 0),
     -- Its turn on a walk through the whole warehouse.
     walk_order integer NOT NULL,
     -- Where one stands in front of it, and how high it is, from the warehouse's front left corner.
     x_mm integer,
     y_mm integer,
     z_mm integer,
     width_mm integer CHECK (width_mm > 0),
     depth_mm integer CHECK (depth_mm > 0),
     height_mm integer CHECK (height_mm > 0),
     -- Nothing is put there; what lies there may leave.
     blocked boolean NOT NULL DEFAULT false,
     counted_at timestamptz,
     -- The first version of the layout that has it, and the first one that has it no more.
     since integer NOT NULL,
     until integer,
     created_at timestamptz NOT NULL,
     UNIQUE (company_id, warehouse_id, id),
     CONSTRAINT locations_code UNIQUE (warehouse_id, code_key),
     CHECK (until > since),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE,
     FOREIGN KEY (warehouse_id, zone_id) REFERENCES zones (warehouse_id, id),
     FOREIGN KEY (company_id, type_id) REFERENCES location_types (company_id, id)
   )`,
  `CREATE INDEX locations_walk ON locations (warehouse_id, walk_order, id)`,
  `CREATE INDEX locations_company_code ON locations (company_id, code_key)`,
  `CREATE INDEX locations_type ON locations (company_id, type_id)`,
  // The places that there are. Nothing else may be shown or filled.
  `CREATE VIEW current_locations WITH (security_invoker = true) AS
     SELECT l.* FROM locations l JOIN warehouse_layouts w ON w.warehouse_id = l.warehouse_id
     WHERE l.since <= w.version AND (l.until IS NULL OR l.until > w.version)`,
];

/** Warehouses have places: zones, types with rules, and locations in versions of a layout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  // Not the tenant: staff of a WMS see nothing of what their companies keep.
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['warehouse_layouts', 'warehouse_policies', 'zones', 'location_types', 'locations']) {
    await protect(db, table, { visible: own });
  }
  await sql`GRANT SELECT ON current_locations TO slotwise_app, slotwise_system`.execute(db);
}
