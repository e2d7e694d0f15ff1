import { sql, type Kysely } from 'kysely';

/**
 * Who says how a remote fared. `user_id`: whoever is signed in. `visitor`: whose page came from us with a sign that is
 * ours, and `source`, where they come from, as a hash: it takes no effort to open many pages. All null: nobody we know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE remote_reports ADD COLUMN user_id text, ADD COLUMN visitor text, ADD COLUMN source text`.execute(
    db,
  );
}
