import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

/** What a WMS may read where it was let in: what lies where, and nothing of who did what, who ordered or who works there. */
const INVENTORY = [
  ...['warehouse_layouts', 'zones', 'location_types', 'locations'],
  ...['skus', 'sku_places', 'sku_units', 'barcodes', 'lots', 'stock'],
];

const statements = [
  `CREATE TABLE inventory_grants (
     company_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
     wms_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     -- It outlives the person.
     granted_by text NOT NULL,
     granted_at timestamptz NOT NULL
   )`,
  `CREATE INDEX inventory_grants_wms ON inventory_grants (wms_id)`,
  // The company that staff of a WMS name, if it is theirs and lets them in: asked anew in each statement. A company that goes
  // to another WMS has granted that one nothing.
  `CREATE FUNCTION app_granted_company_id() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
     SET search_path = public, pg_temp AS $$
     SELECT g.company_id FROM inventory_grants g JOIN tenants t ON t.id = g.company_id AND t.wms_id = g.wms_id
     WHERE g.company_id = nullif(current_setting('app.guest_of', true), '') AND g.wms_id = app_wms_id() $$`,
  // Whose inventory the caller reads: their own company's, or that of one which lets their WMS in.
  `CREATE FUNCTION app_readable_company_id() RETURNS text LANGUAGE sql STABLE
     AS $$ SELECT coalesce(app_company_id(), app_granted_company_id()) $$`,
];

/** Companies may let their WMS read their inventory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'inventory_grants', {
    visible: 'company_id = (SELECT app_company_id()) OR wms_id = (SELECT app_wms_id())',
    writable: 'company_id = (SELECT app_company_id())',
  });
  // Seen by both sides, given and taken back by the company alone.
  for (const command of ['UPDATE', 'DELETE']) {
    await sql
      .raw(
        `CREATE POLICY company_alone_${command.toLowerCase()} ON inventory_grants AS RESTRICTIVE FOR ${command}
         TO slotwise_app USING (company_id = (SELECT app_company_id()))`,
      )
      .execute(db);
  }
  // Reading only: the policies of every other command ask for the caller's own company, as before.
  for (const table of INVENTORY) {
    await sql
      .raw(`ALTER POLICY tenant_reads ON ${table} USING (company_id = (SELECT app_readable_company_id()))`)
      .execute(db);
  }
  await sql`ALTER POLICY tenant_reads ON warehouses USING (tenant_id = (SELECT app_readable_company_id()))`.execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`ALTER FUNCTION app_granted_company_id() OWNER TO slotwise_system`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
}
