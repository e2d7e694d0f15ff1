import type { Reactions } from '@slotwise/shared/remote';
import { requestKeys } from './features/access-requests/queries';

const changed = { AccessRequestChanged: (_request, { cache }) => cache.reload(requestKeys.all) } satisfies NonNullable<
  Reactions['company']
>;

/** Those who decide see at once what somebody else has asked for or decided. */
export const reactions: Reactions = { company: changed, wms: changed };
