import type { Reactions } from '@slotwise/shared/remote';
import { remoteKeys } from './features/remotes/query-keys';

/** What administrators of the deployment look at follows what other administrators and pipelines do. */
export const reactions: Reactions = {
  user: {
    RemoteChanged(_remote, { cache }) {
      for (const key of Object.values(remoteKeys)) cache.reload(key);
    },
  },
};
