import { eventsByTopic } from '@slotwise/contract';
import { readPage } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { deliveryList, deliverySlice } from './delivery-queries';
import { webhookById, webhooksOf } from './queries';

export const listWebhooks = ({ actor, now, read }: Ctx<'GET /webhooks'>) =>
  read(async (trx) => {
    const { id, kind } = tenantOf(actor);
    return { webhooks: await webhooksOf(trx, id, now), events: eventsByTopic(kind) };
  });

export function listDeliveries({ actor, now, query, read, services }: Ctx<'GET /webhooks/deliveries'>) {
  const tenant = tenantOf(actor);
  return read(async (trx) => {
    if (!(await webhookById(trx, tenant.id, query.webhook_id, now))) throw refuse('not_found');
    const filter = { webhook: query.webhook_id };
    return readPage(services.tokens, { keyset: deliveryList, owner: tenant.id, filter }, query, (slice) =>
      deliverySlice(trx, query.webhook_id, slice),
    );
  });
}
