import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

/** Keeps which remotes claim a name, in the order in which they came to it: the first owns it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE remote_claims (
    place bigint GENERATED ALWAYS AS IDENTITY,
    remote_id text NOT NULL,
    list text NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (list, key, remote_id)
  )`.execute(db);
  await protect(db, 'remote_claims', { visible: 'false' });
}
