import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // One of a kind about a subject a person and day: what happens again that day counts there.
  `CREATE TABLE notifications (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind text NOT NULL,
     record_kind text,
     record_id text,
     group_key text NOT NULL,
     -- In UTC.
     day date NOT NULL,
     facts jsonb NOT NULL,
     count integer NOT NULL DEFAULT 1,
     at timestamptz NOT NULL,
     read_at timestamptz,
     -- When it went into a mail, as it was then.
     mailed_at timestamptz,
     UNIQUE (user_id, kind, group_key, day)
   )`,
  `CREATE INDEX notifications_newest ON notifications (user_id, at DESC, id DESC)`,
  `CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL`,
  `CREATE INDEX notifications_at ON notifications (at)`,
  `CREATE TABLE notification_choices (
     user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     off text[] NOT NULL DEFAULT '{}',
     -- When the next mail is due; null: none is wanted.
     next_mail_at timestamptz
   )`,
  `CREATE INDEX notification_choices_due ON notification_choices (next_mail_at) WHERE next_mail_at IS NOT NULL`,
  `CREATE TABLE notification_mails (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     at timestamptz NOT NULL,
     count integer NOT NULL
   )`,
  `CREATE INDEX notification_mails_newest ON notification_mails (tenant_id, at DESC, id DESC)`,
  `CREATE INDEX notification_mails_at ON notification_mails (at)`,
];

const ownTenant = 'tenant_id = (SELECT app_tenant_id())';

/** What people are told of, what they want to be told of, and the mails that told them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'notifications', { visible: `user_id = (SELECT app_user_id()) AND ${ownTenant}` });
  await protect(db, 'notification_choices', { visible: 'user_id = (SELECT app_user_id())' });
  await protect(db, 'notification_mails', { visible: ownTenant });
}
