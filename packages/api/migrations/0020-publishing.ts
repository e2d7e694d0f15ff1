import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `ALTER TABLE remote_versions
     ADD COLUMN source text NOT NULL DEFAULT 'folder' CHECK (source IN ('folder', 'published')),
     ADD COLUMN available boolean NOT NULL DEFAULT true,
     ADD COLUMN published_by text,
     ADD COLUMN first_screen_bytes integer,
     ADD COLUMN live_at timestamptz`,
  // What was published under a version stays what it was.
  `CREATE UNIQUE INDEX remote_versions_published ON remote_versions (remote_id, version) WHERE source = 'published'`,
  // `moved_by`: the folder of builds moves only what it put there itself.
  `ALTER TABLE remote_channels
     ADD COLUMN moved_by text NOT NULL DEFAULT 'folder' CHECK (moved_by IN ('folder', 'registry')),
     ADD COLUMN canary_build text,
     ADD COLUMN canary_percent integer CHECK (canary_percent BETWEEN 1 AND 99),
     ADD COLUMN canary_since timestamptz,
     ADD FOREIGN KEY (remote_id, canary_build) REFERENCES remote_versions (remote_id, build),
     ADD CHECK (num_nulls(canary_build, canary_percent, canary_since) IN (0, 3))`,
  `CREATE TABLE remote_pins (
     remote_id text NOT NULL,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     build text NOT NULL,
     pinned_at timestamptz NOT NULL,
     PRIMARY KEY (remote_id, tenant_id),
     FOREIGN KEY (remote_id, build) REFERENCES remote_versions (remote_id, build)
   )`,
  `CREATE TABLE deploy_keys (
     id text PRIMARY KEY,
     remote_id text NOT NULL,
     name text NOT NULL,
     hash text NOT NULL UNIQUE,
     created_by text,
     created_at timestamptz NOT NULL,
     last_used_at timestamptz,
     revoked_at timestamptz
   )`,
  `CREATE INDEX remote_reports_version ON remote_reports (remote_id, version, created_at)`,
  `CREATE INDEX audit_log_remotes ON audit_log (id) WHERE action LIKE 'remote.%'`,
];

/** Versions that teams publish, who gets which of them, and the keys they publish with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  await protect(db, 'remote_pins', { visible: 'false' });
  await protect(db, 'deploy_keys', { visible: 'false' });
}
