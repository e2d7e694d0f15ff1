import type { Publishable } from '../../platform/events/publish';
import type { Tenant } from '../tenants';

/** The event by which pages of those who may manage the tenant follow what happens to its webhooks. */
export function webhooksChanged({ id, kind }: Tenant, webhookId: string): Publishable[] {
  const message = { event: 'WebhooksChanged' as const, data: { id: webhookId } };
  return kind === 'company' ? [{ channel: `company:${id}`, ...message }] : [{ channel: `wms:${id}`, ...message }];
}
