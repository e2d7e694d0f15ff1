import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const links = [
  // For the composite reference: a link to another tenant's invitation is impossible, whatever the code does.
  `ALTER TABLE invitations ADD UNIQUE (tenant_id, id)`,
  // An invitation has several links: the mailed one and those that were copied. All die with any transition.
  `CREATE TABLE invitation_links (
     hash text PRIMARY KEY,
     tenant_id text NOT NULL,
     invitation_id text NOT NULL,
     created_at timestamptz NOT NULL,
     FOREIGN KEY (tenant_id, invitation_id) REFERENCES invitations (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX invitation_links_invitation ON invitation_links (invitation_id)`,
];

const moved = [
  // The owner of the tables is under row-level security too, and would see no invitation to copy from.
  `SET LOCAL ROLE slotwise_system`,
  `INSERT INTO invitation_links (hash, tenant_id, invitation_id, created_at)
     SELECT token_hash, tenant_id, id, created_at FROM invitations WHERE status = 'pending'`,
  `RESET ROLE`,
  `ALTER TABLE invitations DROP COLUMN token_hash`,

  // What a mail is about, so that its fate can be told; and when it was given up.
  `ALTER TABLE mail_outbox ADD COLUMN about text, ADD COLUMN failed_at timestamptz`,
  `CREATE INDEX mail_outbox_about ON mail_outbox (about) WHERE about IS NOT NULL`,
  `CREATE INDEX audit_log_subject ON audit_log (subject_id, at) WHERE subject_id IS NOT NULL`,
];

/** Several links an invitation, and what its timeline is read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of links) await sql.raw(statement).execute(db);
  await protect(db, 'invitation_links', { visible: 'tenant_id = (SELECT app_tenant_id())' });
  for (const statement of moved) await sql.raw(statement).execute(db);
}
