import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE leads (
     id text PRIMARY KEY,
     name text NOT NULL,
     email text NOT NULL,
     company text,
     topic text NOT NULL,
     message text,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  // One row a build that was ever found; the files themselves lie in the build's folder.
  `CREATE TABLE remote_versions (
     remote_id text NOT NULL,
     build text NOT NULL,
     version text NOT NULL,
     manifest jsonb NOT NULL,
     entry text NOT NULL,
     mf_manifest jsonb NOT NULL,
     integrity jsonb NOT NULL,
     preload jsonb NOT NULL,
     base_url text NOT NULL,
     published_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (remote_id, build)
   )`,
  // Which build a channel serves.
  `CREATE TABLE remote_channels (
     remote_id text NOT NULL,
     channel text NOT NULL,
     build text NOT NULL,
     moved_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (remote_id, channel),
     FOREIGN KEY (remote_id, build) REFERENCES remote_versions (remote_id, build)
   )`,
  `CREATE TABLE remote_reports (
     id text PRIMARY KEY,
     remote_id text NOT NULL,
     version text NOT NULL,
     kind text NOT NULL,
     ms integer NOT NULL,
     message text,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX remote_reports_created_at ON remote_reports (created_at)`,
];

/** Published remotes, what browsers report of them, and visitors who asked to be called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  await protect(db, 'leads', { visible: 'false', writable: 'true' });
  await protect(db, 'remote_versions', { visible: 'true', writable: 'false' });
  await protect(db, 'remote_channels', { visible: 'true', writable: 'false' });
  await protect(db, 'remote_reports', { visible: 'false', writable: 'true' });
}
