import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE passkeys (
     id text PRIMARY KEY,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     name text NOT NULL,
     -- By which authenticators know it, everywhere.
     credential_id text NOT NULL UNIQUE,
     public_key bytea NOT NULL,
     -- How often the authenticator says that it signed; many always say 0.
     counter bigint NOT NULL,
     transports text[] NOT NULL,
     synced boolean NOT NULL,
     added_at timestamptz NOT NULL,
     used_at timestamptz
   )`,
  `CREATE INDEX passkeys_user ON passkeys (user_id)`,
  // Challenges are signed and not kept. One that was answered rightly is, until it is too old anyway.
  `CREATE TABLE passkey_challenges_answered (
     hash text PRIMARY KEY,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX passkey_challenges_answered_expiry ON passkey_challenges_answered (expires_at)`,
];

/** Keys by which people sign in without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'passkeys', { visible: 'user_id = app_user_id()' });
  await protect(db, 'passkey_challenges_answered', { visible: 'false' });
}
