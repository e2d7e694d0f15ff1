import { sql, type Kysely } from 'kysely';

/**
 * Row-level security for a table: the application's role sees and writes the rows for which `visible` (SQL) holds,
 * the system's role all. `writable` differs from `visible` only where given.
 * In the SQL, `app_user_id()`, `app_company_id()` and `app_wms_id()` are the caller's; null for none.
 */
export async function protect(
  db: Kysely<unknown>,
  table: string,
  { visible, writable = visible }: { visible: string; writable?: string },
): Promise<void> {
  const name = sql.table(table);
  await sql`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`.execute(db);
  // The owner too: a query outside of a transaction of ours sees nothing instead of everything.
  await sql`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO slotwise_app, slotwise_system`.execute(db);
  await sql`CREATE POLICY tenant_reads ON ${name} FOR SELECT TO slotwise_app USING (${sql.raw(visible)})`.execute(db);
  await sql`CREATE POLICY tenant_adds ON ${name} FOR INSERT TO slotwise_app
    WITH CHECK (${sql.raw(writable)})`.execute(db);
  await sql`CREATE POLICY tenant_changes ON ${name} FOR UPDATE TO slotwise_app USING (${sql.raw(visible)})
    WITH CHECK (${sql.raw(writable)})`.execute(db);
  await sql`CREATE POLICY tenant_removes ON ${name} FOR DELETE TO slotwise_app USING (${sql.raw(visible)})`.execute(db);
  await sql`CREATE POLICY system_all ON ${name} TO slotwise_system USING (true) WITH CHECK (true)`.execute(db);
}
