import { sql, type Kysely } from 'kysely';

const statements = [
  // The place of work that it is about; null: none, or from before this was kept.
  `ALTER TABLE notifications ADD COLUMN site text`,
  // Who is limited to other warehouses by now sees it no longer, in whatever way it is asked for.
  `CREATE POLICY limited ON notifications AS RESTRICTIVE TO slotwise_app USING (
     site IS NULL OR (SELECT app_sites()) IS NULL OR site = ANY ((SELECT app_sites())::text[]))`,
];

/** Notifications about a warehouse are seen with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
