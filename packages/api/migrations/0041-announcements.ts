import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // A build whose files are being uploaded. It becomes a version with its release, or is withdrawn.
  `CREATE TABLE remote_announcements (
     remote_id text NOT NULL,
     build text NOT NULL,
     version text NOT NULL,
     manifest jsonb NOT NULL,
     entry text NOT NULL,
     integrity jsonb NOT NULL,
     preload jsonb NOT NULL,
     accessibility jsonb,
     announced_by text NOT NULL,
     announced_at timestamptz NOT NULL,
     PRIMARY KEY (remote_id, build)
   )`,
  // A build is tried in a browser before its release makes it a version.
  `ALTER TABLE remote_trials DROP CONSTRAINT remote_trials_remote_id_build_fkey`,
];

/** Announcements used to be versions without a measured first screen. */
const moves = [
  `SET LOCAL ROLE slotwise_system`,
  `INSERT INTO remote_announcements
     SELECT remote_id, build, version, manifest, entry, integrity, preload, accessibility, coalesce(published_by, ''), published_at
     FROM remote_versions WHERE source = 'published' AND first_screen_bytes IS NULL AND NOT available`,
  `DELETE FROM remote_versions WHERE source = 'published' AND first_screen_bytes IS NULL AND NOT available`,
  // An announcement that was refused had turned these builds of the folder into published ones without files.
  `UPDATE remote_versions SET source = 'folder', published_by = NULL, accessibility = NULL
     WHERE source = 'published' AND first_screen_bytes IS NULL`,
  `RESET ROLE`,
];

/** Announced builds of remotes, apart from versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'remote_announcements', { visible: 'false' });
  for (const statement of moves) await sql.raw(statement).execute(db);
}
