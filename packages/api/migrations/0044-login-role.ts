import { sql, type Kysely } from 'kysely';

/**
 * The role that the server logs in with may become the application's and the system's role, but inherits neither: what it
 * reads outside of a transaction of ours is then behind row-level security as for a stranger. A superuser sees everything
 * whatever is said here; a role that may not change itself keeps what it was given, and the server says so when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DO $$ BEGIN
    IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
    IF current_setting('server_version_num')::int >= 160000 THEN
      EXECUTE format('GRANT slotwise_app, slotwise_system TO %I WITH INHERIT FALSE, SET TRUE', current_user);
    ELSE
      EXECUTE format('ALTER ROLE %I NOINHERIT', current_user);
    END IF;
  EXCEPTION WHEN insufficient_privilege THEN NULL;
  END $$`.execute(db);
}
