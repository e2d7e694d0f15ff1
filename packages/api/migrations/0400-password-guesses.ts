import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Wrong passwords, one after the other, of somebody who is signed in. No row: there were none.
  `CREATE TABLE password_guesses (
     user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     failures integer NOT NULL,
     last_at timestamptz NOT NULL
   )`,
];

/** Passwords that are guessed behind a token are counted by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'password_guesses', { visible: 'false' });
}
