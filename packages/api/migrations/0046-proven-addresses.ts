import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Before PostgreSQL 16 the login role inherits nothing since 0044, nor what it may do as the owner of the database.
  `DO $$ DECLARE login text := current_user; BEGIN
    IF has_schema_privilege(login, 'public', 'CREATE') THEN RETURN; END IF;
    SET LOCAL ROLE pg_database_owner;
    EXECUTE format('GRANT USAGE, CREATE ON SCHEMA public TO %I WITH GRANT OPTION', login);
    RESET ROLE;
  END $$`,
  // Accounts from before were believed: they count as confirmed from now on. What signs up later is not.
  `ALTER TABLE users ADD COLUMN confirmed_at timestamptz DEFAULT now()`,
  `ALTER TABLE users ALTER COLUMN confirmed_at DROP DEFAULT`,
  // Anybody may say that an address is theirs; one account at most has shown it.
  `DROP INDEX users_email`,
  `CREATE UNIQUE INDEX users_confirmed_email ON users (lower(email)) WHERE confirmed_at IS NOT NULL`,
  `CREATE INDEX users_email_newest ON users (lower(email), created_at DESC)`,
  `CREATE TABLE address_confirmations (
     hash text PRIMARY KEY,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     -- The address that is shown to be theirs, and theirs from then on.
     email text NOT NULL,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX address_confirmations_user ON address_confirmations (user_id)`,
  `CREATE INDEX address_confirmations_email ON address_confirmations (lower(email))`,
  // A link that was copied by whoever invites shows nothing about the mailbox of the invited.
  `ALTER TABLE invitation_links ADD COLUMN mailed boolean NOT NULL DEFAULT false`,
];

/** An address is somebody's once they opened what was mailed to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'address_confirmations', { visible: 'false' });
}
