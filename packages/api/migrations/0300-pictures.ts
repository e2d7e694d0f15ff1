import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // One of a person, a role, or a company or WMS. `id` is made at random and is its address: who knows it may see the picture,
  // as pages that show it ask for it without a token.
  `CREATE TABLE pictures (
     id text PRIMARY KEY,
     user_id text UNIQUE REFERENCES users (id) ON DELETE CASCADE,
     role_id text UNIQUE REFERENCES roles (id) ON DELETE CASCADE,
     tenant_id text UNIQUE REFERENCES tenants (id) ON DELETE CASCADE,
     bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 196608),
     made_at timestamptz NOT NULL,
     CHECK (num_nonnulls(user_id, role_id, tenant_id) = 1)
   )`,
];

/** Squares of one size, as the server made them of what it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'pictures', {
    visible: `user_id = (SELECT app_user_id())
      OR tenant_id = (SELECT app_tenant_id())
      OR EXISTS (SELECT FROM roles r WHERE r.id = role_id AND r.tenant_id = (SELECT app_tenant_id()))`,
  });
}
