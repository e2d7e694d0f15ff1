import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { tenantOf } from '../tenants';
import { deliveryById } from './delivery-queries';
import { dropWaiting } from './drop-queries';
import { deliveriesChanged } from './events';
import { webhookById } from './queries';
import { refuseToTakeOver } from './refuse-to-take-over';

/** Gives up a delivery that waits: one that its receiver refuses keeps all back that came later. */
export function dropDelivery({ actor, body, now, tx, services }: Ctx<'DELETE /webhooks/deliveries'>) {
  const tenant = tenantOf(actor);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const delivery = await deliveryById(trx, tenant.id, body.delivery_id);
    if (!delivery) throw refuse('not_found');
    await refuseToTakeOver(trx, actor, delivery.webhookId);
    // The position in the chain moves by an answer alone, so that a part would come again.
    if (delivery.auditTo !== null) throw badField('delivery_id', 'not_an_option');
    const webhook = await webhookById(trx, tenant.id, delivery.webhookId, now);
    if (!webhook) throw refuse('not_found');
    const dropped = await dropWaiting(trx, delivery, now);
    if (!dropped) throw refuse('conflict');
    const details = { url: webhook.url, deliveryId: delivery.id, event: dropped.type, attempts: dropped.attempts };
    return {
      answer: { message: 'Delivery given up' },
      audit: { action: 'webhook.delivery_dropped', subjectId: webhook.id, details },
      after: () => deliveriesChanged(services, tenant, webhook.id),
    };
  });
}
