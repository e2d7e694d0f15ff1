import { sql, type Kysely } from 'kysely';

/** Whom invitations of all tenants are for: so many a day from senders whom nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX invitations_invitee ON invitations ((coalesce(lower(email), phone_number)))`.execute(db);
}
