import type { Reaction, Reactions } from '@slotwise/shared/remote';
import { settingsKeys } from './features/settings/query-keys';

const reloadPartnerKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.partnerKeys);
const reloadApiKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.apiKeys);
const reloadWebhooks: Reaction<unknown> = (_key, { cache }) => {
  cache.reload(settingsKeys.webhooks);
  cache.reload(settingsKeys.deliveries);
};

const reloadTenant: Reaction<unknown> = (_settings, { cache }) => cache.reload(settingsKeys.tenant);

/** The settings follow what colleagues do. */
export const reactions: Reactions = {
  company: {
    CompanySettingsChanged: reloadTenant,
    PartnerKeysChanged: reloadPartnerKeys,
    ApiKeysChanged: reloadApiKeys,
    WebhooksChanged: reloadWebhooks,
  },
  wms: {
    WmsSettingsChanged: reloadTenant,
    PartnerKeysChanged: reloadPartnerKeys,
    ApiKeysChanged: reloadApiKeys,
    WebhooksChanged: reloadWebhooks,
  },
};
