import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Long work that outlives the server which began it.
  `CREATE TABLE jobs (
     id text PRIMARY KEY,
     kind text NOT NULL,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     -- In whose name; it outlives the person.
     user_id text,
     -- What it works on.
     subject_id text NOT NULL,
     status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'done', 'failed')),
     -- The server that has it, until when nobody else takes it.
     owner text,
     lease_until timestamptz,
     attempts integer NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL DEFAULT now(),
     started_at timestamptz,
     ended_at timestamptz
   )`,
  `CREATE INDEX jobs_waiting ON jobs (created_at) WHERE status IN ('waiting', 'running')`,
  `CREATE INDEX jobs_tenant ON jobs (tenant_id, started_at)`,
];

/** A table of jobs. Everybody may leave one of their own tenant; only the servers take them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'jobs', {
    visible: 'false',
    writable: 'tenant_id = (SELECT app_company_id()) OR tenant_id = (SELECT app_wms_id())',
  });
}
