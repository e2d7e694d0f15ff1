import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE assistant_consents (
     tenant_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
     data text[] NOT NULL,
     given_by text REFERENCES users (id) ON DELETE SET NULL,
     given_at timestamptz NOT NULL
   )`,
  `CREATE INDEX assistant_consents_given_by ON assistant_consents (given_by) WHERE given_by IS NOT NULL`,
  // `version`: of all that the change was made up from, as its kind counts it. Another version is another change.
  `CREATE TABLE assistant_proposals (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     action text NOT NULL,
     title text NOT NULL,
     record_kind text NOT NULL,
     record_id text NOT NULL,
     facts jsonb NOT NULL,
     payload jsonb NOT NULL,
     version text NOT NULL,
     status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'made', 'dismissed', 'stale')),
     made_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX assistant_proposals_tenant ON assistant_proposals (tenant_id)`,
  `CREATE INDEX assistant_proposals_own ON assistant_proposals (user_id, made_at DESC, id DESC)`,
  `CREATE INDEX assistant_proposals_old ON assistant_proposals (expires_at)`,
];

/** What a tenant lets a language model read, and the changes that the assistant proposed to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'assistant_consents', { visible: 'tenant_id = (SELECT app_tenant_id())' });
  await protect(db, 'assistant_proposals', {
    visible: 'tenant_id = (SELECT app_tenant_id()) AND user_id = (SELECT app_user_id())',
  });
}
