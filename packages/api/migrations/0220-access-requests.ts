import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE access_requests (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     permission text NOT NULL,
     reason text,
     status text NOT NULL CHECK (status IN ('open', 'granted', 'declined', 'withdrawn')),
     asked_at timestamptz NOT NULL,
     ended_at timestamptz,
     decided_by text REFERENCES users (id) ON DELETE SET NULL,
     -- Why it was declined.
     answer text,
     CHECK ((status = 'open') = (ended_at IS NULL))
   )`,
  // Who asks again while it is open has asked already.
  `CREATE UNIQUE INDEX access_requests_open ON access_requests (tenant_id, user_id, permission) WHERE status = 'open'`,
  `CREATE INDEX access_requests_newest ON access_requests (tenant_id, asked_at DESC, id DESC)`,
  `CREATE INDEX access_requests_own ON access_requests (user_id, asked_at DESC, id DESC)`,
  `CREATE INDEX access_requests_decided_by ON access_requests (decided_by) WHERE decided_by IS NOT NULL`,
];

/** People ask for permissions that their roles lack. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'access_requests', { visible: 'tenant_id = (SELECT app_tenant_id())' });
}
