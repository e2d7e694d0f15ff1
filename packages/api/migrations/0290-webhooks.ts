import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // `position`: number of the last message of the channel that it was asked about. Who has the lease sends.
  `CREATE TABLE webhooks (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     channel text NOT NULL,
     url text NOT NULL,
     events text[] NOT NULL,
     enabled boolean NOT NULL DEFAULT true,
     disabled_because text CHECK (disabled_because IN ('by_hand', 'failing', 'orphaned')),
     secret_generation integer NOT NULL DEFAULT 1,
     old_secret_until timestamptz,
     made_by text NOT NULL,
     made_at timestamptz NOT NULL,
     position bigint NOT NULL,
     due_at timestamptz NOT NULL,
     failing_since timestamptz,
     last_delivered_at timestamptz,
     lease_until timestamptz,
     owner text,
     begun_at timestamptz,
     CHECK (enabled = (disabled_because IS NULL))
   )`,
  `CREATE INDEX webhooks_tenant ON webhooks (tenant_id)`,
  `CREATE INDEX webhooks_due ON webhooks (due_at) WHERE enabled`,
  `CREATE TABLE webhook_deliveries (
     id text PRIMARY KEY,
     number bigint GENERATED ALWAYS AS IDENTITY,
     webhook_id text NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
     tenant_id text NOT NULL,
     type text NOT NULL,
     body text NOT NULL,
     bytes integer NOT NULL,
     status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered')),
     attempts integer NOT NULL DEFAULT 0,
     answer integer,
     fault text,
     made_at timestamptz NOT NULL,
     last_attempt_at timestamptz
   )`,
  `CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, number DESC)`,
  `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, number) WHERE status = 'waiting'`,
  `CREATE INDEX webhook_deliveries_queued ON webhook_deliveries (tenant_id) WHERE status = 'waiting'`,
  `CREATE INDEX webhook_deliveries_old ON webhook_deliveries (last_attempt_at) WHERE status = 'delivered'`,
];

/** Addresses that get the events of a tenant, and what is on its way to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['webhooks', 'webhook_deliveries'])
    await protect(db, table, { visible: 'tenant_id = (SELECT app_tenant_id())' });
}
