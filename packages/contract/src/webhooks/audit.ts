import { Type } from 'typebox';
import { acts, creates, deletes, updates } from '../wire/audit-action';
import { strict } from '../wire/schema';

const WebhookState = strict({
  url: Type.String(),
  events: Type.Array(Type.String()),
  audit: Type.Boolean(),
  enabled: Type.Boolean(),
});

export const webhookAudit = {
  'webhook.created': creates('webhook', WebhookState, 2),
  'webhook.updated': updates('webhook', WebhookState, 2),
  'webhook.deleted': deletes('webhook', WebhookState, 2),
  'webhook.secret_changed': acts('webhook', strict({ url: Type.String() })),
  /** A delivery that waited was given up: its receiver never hears of it. */
  'webhook.delivery_dropped': acts(
    'webhook',
    strict({ url: Type.String(), deliveryId: Type.String(), event: Type.String(), attempts: Type.Integer() }),
  ),
  /** The server switched it off. */
  'webhook.given_up': acts('webhook', strict({ url: Type.String(), because: Type.String() })),
};
