import type { Reaction, Reactions } from '@slotwise/shared/remote';
import { settingsKeys } from './features/settings/query-keys';

const reloadPartnerKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.partnerKeys);
const reloadApiKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.apiKeys);

/** The settings follow what colleagues do. */
export const reactions: Reactions = {
  company: { PartnerKeysChanged: reloadPartnerKeys, ApiKeysChanged: reloadApiKeys },
  wms: { PartnerKeysChanged: reloadPartnerKeys, ApiKeysChanged: reloadApiKeys },
};
