import { sql, type Kysely } from 'kysely';

const statements = [
  // A part of the audit is the places of the chain after `audit_after` up to `audit_to`. What they say is read as it is sent: a copy
  // of it in the queue would outlive what is cut, and the right to read it.
  `SET LOCAL ROLE slotwise_system`,
  // Those from before have a copy. What did not arrive the chain gives again, as no position has moved.
  `DELETE FROM webhook_deliveries WHERE audit_to IS NOT NULL`,
  `RESET ROLE`,
  `ALTER TABLE webhook_deliveries ADD COLUMN audit_after bigint`,
  `ALTER TABLE webhook_deliveries ALTER COLUMN body DROP NOT NULL`,
  // A server from before can neither queue a part nor send an empty one, as long as it still runs.
  `ALTER TABLE webhook_deliveries ADD CHECK ((audit_after IS NULL) = (audit_to IS NULL))`,
  `ALTER TABLE webhook_deliveries ADD CHECK ((body IS NULL) = (audit_to IS NOT NULL))`,
  // When the chain is to be looked at again, where nothing could be taken out of it. Events have a time of their own.
  `ALTER TABLE webhooks ADD COLUMN audit_due_at timestamptz`,
];

/** Parts of the audit on their way to webhooks name their places, and carry no copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
