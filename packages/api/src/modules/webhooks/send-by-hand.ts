import { none, type Webhook } from '@slotwise/contract';
import { WEBHOOK_TEST_EVENT } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { tenantOf, type Tenant } from '../tenants';
import { isAuditCut } from './audit-queries';
import { QUEUE_BYTES } from './collect';
import { deliveryById, queue, queueAgain, queuedBytes } from './delivery-queries';
import { envelope } from './envelope';
import { deliveriesChanged } from './events';
import { refuseWithoutAudit } from './input';
import { webhookById } from './queries';
import { refuseToTakeOver } from './refuse-to-take-over';

/** @throws not_found, conflict where it is switched off, limit_reached */
async function withRoom(trx: Trx, tenant: Tenant, webhookId: string, now: Date): Promise<Webhook> {
  const webhook = await webhookById(trx, tenant.id, webhookId, now);
  if (!webhook) throw refuse('not_found');
  if (webhook.state === 'disabled') throw refuse('conflict');
  if ((await queuedBytes(trx, tenant.id)) >= QUEUE_BYTES) throw refuse('limit_reached');
  return webhook;
}

/** People who may not lead it elsewhere have nothing sent to it either: it is their maker's. */
export function sendTest({ actor, body, now, tx, services }: Ctx<'POST /webhooks/test'>) {
  const tenant = tenantOf(actor);
  const id = newId();
  return tx(async (trx) => {
    await refuseToTakeOver(trx, actor, body.webhook_id);
    await withRoom(trx, tenant, body.webhook_id, now);
    const sent = envelope({ id, type: WEBHOOK_TEST_EVENT, at: now, data: { webhook: body.webhook_id } });
    const delivery = { id, webhookId: body.webhook_id, tenantId: tenant.id, type: WEBHOOK_TEST_EVENT, body: sent, now };
    await queue(trx, [delivery]);
    return {
      answer: { message: 'Test event queued' },
      audit: none('it tells of nothing'),
      after: () => deliveriesChanged(services, tenant, body.webhook_id),
    };
  });
}

/** Sends a delivery once more, under its id: a receiver that has it knows that. */
export function sendAgain({ actor, body, now, tx, services }: Ctx<'POST /webhooks/deliveries/resend'>) {
  const tenant = tenantOf(actor);
  return tx(async (trx) => {
    const delivery = await deliveryById(trx, tenant.id, body.delivery_id);
    if (!delivery) throw refuse('not_found');
    const work = await refuseToTakeOver(trx, actor, delivery.webhookId);
    if (delivery.auditTo !== null) refuseWithoutAudit(work, 'delivery_id');
    const webhook = await withRoom(trx, tenant, delivery.webhookId, now);
    if (delivery.auditTo !== null) {
      if (!webhook.audit) throw refuse('conflict');
      // It is read anew, and what was cut is gone for everybody.
      if (await isAuditCut(trx, tenant.id, delivery.auditTo)) throw refuse('not_found');
    }
    await queueAgain(trx, delivery, now);
    return {
      answer: { message: 'Delivery queued' },
      audit: none('it tells of what was told before'),
      after: () => deliveriesChanged(services, tenant, delivery.webhookId),
    };
  });
}
