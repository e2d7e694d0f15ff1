import { none } from '@slotwise/contract';
import { WEBHOOK_SECRETS_OVERLAP_MS } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { tenantOf } from '../tenants';
import { dropAuditParts } from './audit-queries';
import { dropEvents } from './drop-queries';
import { webhooksChanged } from './events';
import { addressOf, contentsWanted, refuseWithoutAudit } from './input';
import { deleteWebhook as remove, nextSecret, updateWebhook, webhookById } from './queries';
import { refuseToTakeOver } from './refuse-to-take-over';
import { keyOfWebhooks, secretOf } from './secrets';

export async function changeWebhook({ actor, body, now, services, tx }: Ctx<'PATCH /webhooks'>) {
  const tenant = tenantOf(actor);
  const wantedUrl = body.url === undefined ? undefined : await addressOf(services, body.url);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const work = await refuseToTakeOver(trx, actor, body.webhook_id);
    const before = await webhookById(trx, tenant.id, body.webhook_id, now);
    if (!before) throw refuse('not_found');
    const had = {
      ...{ url: before.url, events: before.events, audit: before.audit !== null },
      enabled: before.state === 'active',
    };
    const what = contentsWanted(tenant, { events: body.events ?? had.events, audit: body.audit ?? had.audit }, had);
    const wanted = { url: wantedUrl ?? had.url, ...what, enabled: body.enabled ?? had.enabled };
    const answer = { message: 'Webhook unchanged', webhook: before };
    if (JSON.stringify(wanted) === JSON.stringify(had)) return { answer, audit: none('it is so already') };
    const isMoved = wanted.url !== had.url;
    if (wanted.audit && !had.audit) refuseWithoutAudit(work, 'audit');
    else if (wanted.audit && isMoved) refuseWithoutAudit(work, 'url');
    // A webhook that lost its maker belongs to nobody: people who want it make one of their own.
    if (!(await updateWebhook(trx, before.id, wanted, now))) throw refuse('conflict');
    const leftOut = had.events.filter((event) => !wanted.events.includes(event));
    if (leftOut.length > 0) await dropEvents(trx, before.id, leftOut);
    if (isMoved || !wanted.audit) await dropAuditParts(trx, before.id);
    const webhook = await webhookById(trx, tenant.id, before.id, now);
    if (!webhook) throw refuse('not_found');
    return {
      answer: { message: 'Webhook changed', webhook },
      audit: { action: 'webhook.updated', subjectId: before.id, before: had, after: wanted },
      events: webhooksChanged(tenant, before.id),
    };
  });
}

export function deleteWebhook({ actor, body, tx }: Ctx<'DELETE /webhooks'>) {
  const tenant = tenantOf(actor);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await refuseToTakeOver(trx, actor, body.webhook_id);
    const removed = await remove(trx, tenant.id, body.webhook_id);
    if (!removed) throw refuse('not_found');
    return {
      answer: { message: 'Webhook deleted' },
      audit: { action: 'webhook.deleted', subjectId: body.webhook_id, before: removed },
      events: webhooksChanged(tenant, body.webhook_id),
    };
  });
}

/**
 * Gives it another secret. Deliveries are signed with the one before as well until the receiver has had time to take it up, and with three at
 * most: one that ended before its time would have a receiver refuse what is ours.
 */
export async function changeSecret({ actor, body, now, services, tx }: Ctx<'POST /webhooks/secret'>) {
  const tenant = tenantOf(actor);
  const key = await services.use(keyOfWebhooks)();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await refuseToTakeOver(trx, actor, body.webhook_id);
    const oldUntil = new Date(now.getTime() + WEBHOOK_SECRETS_OVERLAP_MS);
    const next = await nextSecret(trx, { tenantId: tenant.id, id: body.webhook_id, now, oldUntil });
    const webhook = await webhookById(trx, tenant.id, body.webhook_id, now);
    if (!webhook) throw refuse('not_found');
    if (!next) throw refuse('too_many_secrets');
    return {
      answer: { message: 'Secret changed', webhook, secret: secretOf(key, webhook.id, next.generation) },
      audit: { action: 'webhook.secret_changed', subjectId: webhook.id, details: { url: webhook.url } },
      events: webhooksChanged(tenant, webhook.id),
    };
  });
}
