import type { Reaction, Reactions } from '@slotwise/shared/remote';
import { settingsKeys } from './features/settings/query-keys';

const reloadPartnerKeys: Reaction<unknown> = (_key, { cache }) => cache.reload(settingsKeys.partnerKeys);

/** The settings follow what colleagues do. */
export const reactions: Reactions = {
  company: { PartnerKeysChanged: reloadPartnerKeys },
  wms: { PartnerKeysChanged: reloadPartnerKeys },
};
