import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE two_factor (
     user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     secret text NOT NULL,
     created_at timestamptz NOT NULL,
     -- Null: a first code was not typed in yet, and nothing is asked for.
     confirmed_at timestamptz,
     -- The newest step whose code was taken: no code is taken twice, and none from before.
     last_step bigint NOT NULL DEFAULT 0,
     -- Wrong codes in a row, and when they began.
     failures integer NOT NULL DEFAULT 0,
     failing_since timestamptz
   )`,
  `CREATE TABLE recovery_codes (
     user_id text NOT NULL REFERENCES two_factor (user_id) ON DELETE CASCADE,
     hash text NOT NULL,
     used_at timestamptz,
     PRIMARY KEY (user_id, hash)
   )`,
  `ALTER TABLE tenants ADD COLUMN demands_two_factor boolean NOT NULL DEFAULT false`,
];

/** A second factor at login: codes of an app, and codes on paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['two_factor', 'recovery_codes'])
    await protect(db, table, { visible: 'user_id = app_user_id()' });
}
