import type { Publishable } from '../../platform/events/publish';
import type { Services } from '../../platform/services';
import type { Tenant } from '../tenants';

/** The event by which pages of those who may manage the tenant follow what happens to its webhooks. */
export function webhooksChanged({ id, kind }: Tenant, webhookId: string): Publishable[] {
  const message = { event: 'WebhooksChanged' as const, data: { id: webhookId } };
  return kind === 'company' ? [{ channel: `company:${id}`, ...message }] : [{ channel: `wms:${id}`, ...message }];
}

/**
 * Has open pages read the deliveries of a webhook again. It passes by, outside of the log that webhooks are sent from: a webhook that
 * gets it would get another with each delivery that is given up or sent.
 */
export function deliveriesChanged({ events }: Services, tenant: Tenant, webhookId: string): void {
  for (const message of webhooksChanged(tenant, webhookId)) events.pass(message);
}
