import { sql, type Kysely } from 'kysely';

const statements = [
  // `audit_position`: of the chain of the tenant, the last entry that the receiver has taken.
  `ALTER TABLE webhooks ADD COLUMN audit boolean NOT NULL DEFAULT false`,
  `ALTER TABLE webhooks ADD COLUMN audit_position bigint NOT NULL DEFAULT 0`,
  // Where the position is once the delivery arrived; null: it carries no entries of the audit.
  `ALTER TABLE webhook_deliveries ADD COLUMN audit_to bigint`,
  `CREATE INDEX webhook_deliveries_of_audit ON webhook_deliveries (webhook_id) WHERE status = 'waiting' AND audit_to IS NOT NULL`,

  // How long a chain is says how much of it waits. The hashes stay with the auditor.
  `CREATE VIEW audit_lengths AS SELECT tenant_id, length, cut_position FROM audit_chains
     WHERE current_user = 'slotwise_system' OR tenant_id = (SELECT app_tenant_id())`,
  `GRANT SELECT ON audit_lengths TO slotwise_app, slotwise_system`,
];

/** Webhooks that get the audit, and how far they are in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
