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

interface NewDelivery {
  id: string;
  webhookId: string;
  tenantId: string;
  type: string;
  now: Date;
}

type Carried = { body: string; part?: undefined } | { body?: undefined; part: AuditPart };

/** Places of the chain, which are read as they are sent: all after one up to another. */
interface AuditPart {
  after: number;
  to: number;
}

export async function queue(trx: Trx, deliveries: readonly (NewDelivery & Carried)[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((one) => ({
    id: one.id,
    webhook_id: one.webhookId,
    tenant_id: one.tenantId,
    type: one.type,
    body: one.body ?? null,
    bytes: Buffer.byteLength(one.body ?? ''),
    audit_after: one.part?.after ?? null,
    audit_to: one.part?.to ?? null,
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

export const deliveryById = (trx: Trx, tenantId: string, id: string) =>
  trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id as webhookId', 'audit_to as auditTo'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

/** Has a delivery wait again, before what came later. */
export async function queueAgain(trx: Trx, { id, webhookId }: { id: string; webhookId: string }, now: Date) {
  await trx.updateTable('webhooks').set({ due_at: now }).where('id', '=', webhookId).execute();
  await trx.updateTable('webhook_deliveries').set({ status: 'waiting', attempts: 0 }).where('id', '=', id).execute();
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
