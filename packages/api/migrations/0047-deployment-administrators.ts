import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

/** Administrators of the deployment that whoever runs the server named by a command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE deployment_administrators (
    user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL
  )`.execute(db);
  await protect(db, 'deployment_administrators', { visible: 'false' });
}
