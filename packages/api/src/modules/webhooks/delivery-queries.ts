import type { WebhookDelivery } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

export const deliveryList = defineKeyset('webhook deliveries', {
  name: 'number',
  by: sql.ref('number'),
  type: 'bigint',
  order: 'desc',
  unique: true,
});

/** The newest first. */
export async function deliverySlice(
  trx: Trx,
  webhookId: string,
  wanted: Slice<'number'>,
): Promise<Sliced<WebhookDelivery, 'number'>> {
  const query = trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'status', 'attempts', 'answer', 'fault', 'made_at', 'last_attempt_at'])
    .where('webhook_id', '=', webhookId);
  const { rows, end } = await slice(query, deliveryList, wanted);
  return {
    end,
    rows: rows.map(({ made_at: madeAt, last_attempt_at: lastAttemptAt, ...row }) => ({
      ...row,
      at: madeAt.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    })),
  };
}

export interface NewDelivery {
  id: string;
  webhookId: string;
  tenantId: string;
  type: string;
  body: string;
  /** Of a part of the audit, the position of its last entry. */
  auditTo?: number;
  now: Date;
}

export async function queue(trx: Trx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((one) => ({
    id: one.id,
    webhook_id: one.webhookId,
    tenant_id: one.tenantId,
    type: one.type,
    body: one.body,
    bytes: Buffer.byteLength(one.body),
    audit_to: one.auditTo ?? null,
    answer: null,
    fault: null,
    made_at: one.now,
    last_attempt_at: null,
  }));
  await trx.insertInto('webhook_deliveries').values(rows).execute();
}

/** Bytes that wait for the receivers of a tenant. */
export async function queuedBytes(trx: Trx, tenantId: string): Promise<number> {
  const { bytes } = await trx
    .selectFrom('webhook_deliveries')
    .select(sql<number>`coalesce(sum(bytes), 0)::int`.as('bytes'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Whether a part of the audit waits already. */
export async function isAuditQueued(trx: Trx, webhookId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('audit_to', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const deliveryById = (trx: Trx, tenantId: string, id: string) =>
  trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id as webhookId'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

/** Has a delivery wait again, before what came later. */
export async function queueAgain(trx: Trx, { id, webhookId }: { id: string; webhookId: string }, now: Date) {
  await trx.updateTable('webhook_deliveries').set({ status: 'waiting', attempts: 0 }).where('id', '=', id).execute();
  await trx.updateTable('webhooks').set({ due_at: now }).where('id', '=', webhookId).execute();
}

/** Removes some of those that arrived before a time, and of each webhook all but the newest. @returns how many */
export async function removeOld(trx: Trx, before: Date, kept: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT d.id FROM webhook_deliveries d WHERE d.status = 'delivered' AND (
        d.last_attempt_at < ${before}::timestamptz OR d.number < (
          SELECT e.number FROM webhook_deliveries e WHERE e.webhook_id = d.webhook_id
          ORDER BY e.number DESC OFFSET ${kept} LIMIT 1))
      LIMIT ${limit})
    RETURNING id`.execute(trx);
  return rows.length;
}
