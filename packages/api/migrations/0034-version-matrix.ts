import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Shells that this deployment has given out; their files lie in the store.
  `CREATE TABLE shell_builds (
     build text PRIMARY KEY,
     served_at timestamptz NOT NULL
   )`,
  // Whether a build of a remote kept the contract with a shell. A shell that was never served may be tried in advance.
  `CREATE TABLE remote_trials (
     remote_id text NOT NULL,
     build text NOT NULL,
     shell text NOT NULL,
     passed boolean NOT NULL,
     why text,
     tried_at timestamptz NOT NULL,
     tried_by text NOT NULL,
     PRIMARY KEY (remote_id, build, shell),
     FOREIGN KEY (remote_id, build) REFERENCES remote_versions (remote_id, build) ON DELETE CASCADE
   )`,
  `ALTER TABLE remote_versions ADD COLUMN accessibility jsonb`,
];

/** Which versions of remotes work with which shells, and what was found of their accessibility. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  await protect(db, 'shell_builds', { visible: 'false' });
  await protect(db, 'remote_trials', { visible: 'false' });
}
