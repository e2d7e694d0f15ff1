import { sql, type Kysely } from 'kysely';

const NAME = `channel ~ '^[a-z][a-z0-9-]{0,31}$'`;

const statements = [
  // `earlier`: what a rollback of the channel goes back to, the last one at the end. A canary is of what everybody gets.
  `ALTER TABLE remote_channels
     ADD COLUMN earlier text[] NOT NULL DEFAULT '{}',
     ADD CHECK (${NAME}),
     ADD CHECK (channel = 'stable' OR canary_build IS NULL)`,
  // A tenant stays on a build, or follows a channel.
  `ALTER TABLE remote_pins
     ALTER COLUMN build DROP NOT NULL,
     ADD COLUMN channel text CHECK (${NAME} AND channel <> 'stable'),
     ADD CHECK (num_nonnulls(build, channel) = 1)`,
];

/** Channels beside the one that everybody gets, and tenants that follow them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
