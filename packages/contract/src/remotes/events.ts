import { Removed } from '../wire/schema';

export const remoteEvents = {
  user: {
    /**
     * Something changed about a remote: its versions, their recipients, or its deploy keys. Told to administrators of
     * the deployment.
     */
    RemoteChanged: Removed,
  },
};
