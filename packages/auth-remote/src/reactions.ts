import type { Reaction, Reactions } from '@slotwise/shared/remote';
import { settingsKeys } from './features/settings/query-keys';

const reloadPartnerKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.partnerKeys);
const reloadApiKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.apiKeys);
const reloadWebhooks: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.webhooks);

/** The settings follow what colleagues do. */
export const reactions: Reactions = {
  company: { PartnerKeysChanged: reloadPartnerKeys, ApiKeysChanged: reloadApiKeys, WebhooksChanged: reloadWebhooks },
  wms: { PartnerKeysChanged: reloadPartnerKeys, ApiKeysChanged: reloadApiKeys, WebhooksChanged: reloadWebhooks },
};
