import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // `permissions`: what whoever made the key could hand on; a later version of a remote cannot widen it.
  `CREATE TABLE partner_keys (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     name text NOT NULL,
     hash text NOT NULL UNIQUE,
     origins jsonb NOT NULL,
     remotes jsonb NOT NULL,
     permissions jsonb NOT NULL,
     created_by text,
     created_at timestamptz NOT NULL,
     last_used_at timestamptz,
     revoked_at timestamptz
   )`,
  `CREATE INDEX partner_keys_tenant ON partner_keys (tenant_id)`,
  // One row for what may be done, however often its token is renewed: streams and limits outlive a single token.
  `CREATE TABLE embed_sessions (
     id text PRIMARY KEY,
     key_id text NOT NULL REFERENCES partner_keys (id) ON DELETE CASCADE,
     tenant_id text NOT NULL,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     remote_id text NOT NULL,
     origin text NOT NULL,
     permissions jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     UNIQUE (key_id, user_id, remote_id, origin, permissions)
   )`,
  `CREATE INDEX embed_sessions_over ON embed_sessions (expires_at)`,
];

/** Keys of partners whose pages embed remotes, and what their tokens stand for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  await protect(db, 'partner_keys', { visible: 'tenant_id = (SELECT app_tenant_id())' });
  await protect(db, 'embed_sessions', { visible: 'false' });
}
