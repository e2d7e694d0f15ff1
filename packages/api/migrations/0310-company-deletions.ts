import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const OWN = 'company_id = (SELECT app_company_id())';
/** Rows of companies whose deletion has begun. */
const GOING = `company_id IN (SELECT d.company_id FROM company_deletions d WHERE d.begun_at IS NOT NULL AND d.ended_at IS NULL)`;

const statements = [
  // A role belongs to the whole PostgreSQL cluster: another database of it may have made it.
  `DO $$ BEGIN CREATE ROLE slotwise_deletions NOLOGIN;
   EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  `DO $$ BEGIN
     IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
     IF current_setting('server_version_num')::int >= 160000 THEN
       EXECUTE format('GRANT slotwise_deletions TO %I WITH INHERIT FALSE, SET TRUE', current_user);
     ELSE
       EXECUTE format('GRANT slotwise_deletions TO %I', current_user);
     END IF;
   END $$`,
  `GRANT USAGE ON SCHEMA public TO slotwise_deletions`,

  // No reference to the company: what is left of one that was deleted is this row, in which nobody is named.
  `CREATE TABLE company_deletions (
     company_id text PRIMARY KEY,
     asked_by text NOT NULL,
     asked_at timestamptz NOT NULL,
     due_at timestamptz NOT NULL,
     begun_at timestamptz,
     ended_at timestamptz,
     CHECK (ended_at IS NULL OR begun_at IS NOT NULL)
   )`,
  `CREATE INDEX company_deletions_due ON company_deletions (due_at) WHERE ended_at IS NULL`,

  // Moves are the only rows besides the audit that nobody who serves requests may remove. Those that undo others go first.
  `CREATE FUNCTION remove_company_moves(company text, most integer) RETURNS integer
     LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE removed integer;
   BEGIN
     DELETE FROM stock_moves WHERE id IN (
       SELECT m.id FROM stock_moves m
       WHERE m.company_id = company AND NOT EXISTS (SELECT FROM stock_moves u WHERE u.undoes = m.id)
       ORDER BY m.at DESC, m.id DESC LIMIT most);
     GET DIAGNOSTICS removed = ROW_COUNT;
     RETURN removed;
   END $$`,

  // What belongs to a company is found by it, and not by looking at what all others have.
  `CREATE INDEX notifications_tenant ON notifications (tenant_id)`,
  `CREATE INDEX embed_sessions_tenant ON embed_sessions (tenant_id)`,
  `CREATE INDEX zones_company ON zones (company_id)`,
  `CREATE INDEX shown_order_imports_company ON shown_order_imports (company_id)`,
  `CREATE INDEX order_import_sums_company ON order_import_sums (company_id)`,
];

/** What this role reaches are the moves that are going, and nothing else. */
const rights = [
  `GRANT SELECT ON company_deletions TO slotwise_deletions`,
  `CREATE POLICY deletion_reads ON company_deletions FOR SELECT TO slotwise_deletions USING (true)`,
  `GRANT SELECT, DELETE ON stock_moves TO slotwise_deletions`,
  `CREATE POLICY deletion_reads ON stock_moves FOR SELECT TO slotwise_deletions USING (${GOING})`,
  `CREATE POLICY deletion_removes ON stock_moves FOR DELETE TO slotwise_deletions USING (${GOING})`,
  `GRANT CREATE ON SCHEMA public TO slotwise_deletions`,
  `ALTER FUNCTION remove_company_moves(text, integer) OWNER TO slotwise_deletions`,
  `REVOKE CREATE ON SCHEMA public FROM slotwise_deletions`,
  `REVOKE EXECUTE ON FUNCTION remove_company_moves(text, integer) FROM PUBLIC`,
  `GRANT EXECUTE ON FUNCTION remove_company_moves(text, integer) TO slotwise_system`,

  // A company asks for its own deletion and takes that back. Whether it is due, and has begun, is the server's to say.
  `REVOKE UPDATE ON company_deletions FROM slotwise_app`,
  `CREATE POLICY not_begun_adds ON company_deletions AS RESTRICTIVE FOR INSERT TO slotwise_app
     WITH CHECK (begun_at IS NULL AND ended_at IS NULL)`,
  `CREATE POLICY not_begun_removes ON company_deletions AS RESTRICTIVE FOR DELETE TO slotwise_app
     USING (begun_at IS NULL)`,
];

/** Companies that are going to be deleted, are being deleted or were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'company_deletions', { visible: OWN });
  for (const statement of rights) await sql.raw(statement).execute(db);
}
