import { WEBHOOKS_MAX } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { refuseIfGoing } from '../company-deletion';
import { lockTenant, tenantOf } from '../tenants';
import { webhooksChanged } from './events';
import { addressOf, contentsWanted, refuseWithoutAudit } from './input';
import { insertWebhook, webhookById, webhooksOf } from './queries';
import { keyOfWebhooks, secretOf } from './secrets';

/** Adds a webhook. It gets the events that its maker may hear of at the moment of each, and the audit while they may read it. */
export async function makeWebhook({ actor, body, now, services, tx }: Ctx<'POST /webhooks'>) {
  const tenant = tenantOf(actor);
  const { events, audit } = contentsWanted(tenant, { events: body.events, audit: body.audit ?? false });
  if (audit) refuseWithoutAudit({ held: actor.permissions, sites: actor.sites ?? null }, 'audit');
  const url = await addressOf(services, body.url);
  const key = await services.use(keyOfWebhooks)();
  const id = newId();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await lockTenant(trx, tenant.id);
    await refuseIfGoing(trx, tenant.id);
    if ((await webhooksOf(trx, tenant.id, now)).length >= WEBHOOKS_MAX) throw refuse('limit_reached');
    const channel = `${tenant.kind}:${tenant.id}`;
    await insertWebhook(trx, { id, tenantId: tenant.id, channel, url, events, audit, madeBy: actor.userId, now });
    const webhook = await webhookById(trx, tenant.id, id, now);
    if (!webhook) throw new Error('The webhook that was just made cannot be read.');
    return {
      answer: { message: 'Webhook made', webhook, secret: secretOf(key, id, 1) },
      audit: { action: 'webhook.created', subjectId: id, after: { url, events, audit, enabled: true } },
      events: webhooksChanged(tenant, id),
    };
  });
}
