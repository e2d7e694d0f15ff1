import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { asSystem } from '../../platform/db/transaction';
import { mayGo } from './sending-queries';

/** The delivery that is sent next, as the sender has it. */
async function headOf(trx: Trx, webhookId: string): Promise<string | undefined> {
  const { rows } = await asSystem(trx, () =>
    sql<{ id: string }>`
      SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE w.id = ${webhookId} AND ${mayGo()} ORDER BY d.number LIMIT 1`.execute(trx),
  );
  return rows[0]?.id;
}

/**
 * Takes a delivery out of the queue. If it was the next one its turn is over, and what waits behind it is due: the pause and the
 * patience were its own. @returns undefined if it does not wait any more
 */
export async function dropWaiting(
  trx: Trx,
  { id, webhookId }: { id: string; webhookId: string },
  now: Date,
): Promise<{ type: string; attempts: number } | undefined> {
  // The sender notes an answer under the same lock.
  await trx.selectFrom('webhooks').select('id').where('id', '=', webhookId).forUpdate().execute();
  const isNext = (await headOf(trx, webhookId)) === id;
  const dropped = await trx
    .deleteFrom('webhook_deliveries')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('audit_to', 'is', null)
    .returning(['type', 'attempts'])
    .executeTakeFirst();
  if (dropped && isNext)
    await trx
      .updateTable('webhooks')
      .set({ due_at: now, failing_since: null, owner: null })
      .where('id', '=', webhookId)
      .execute();
  return dropped;
}

/** Takes out of the queue what waits of some events. */
export const dropEvents = (trx: Trx, webhookId: string, types: readonly string[]) =>
  trx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('audit_to', 'is', null)
    .where('type', '=', sql<string>`ANY(${[...types]}::text[])`)
    .execute();
