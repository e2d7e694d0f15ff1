import type { Reactions } from '@slotwise/shared/remote';
import { remoteKeys } from './features/remotes/query-keys';

/** Pages of the deployment's administrators follow the acts of other administrators and of pipelines. */
export const reactions: Reactions = {
  user: {
    RemoteChanged(_remote, { cache }) {
      for (const key of Object.values(remoteKeys)) cache.reload(key);
    },
  },
};
