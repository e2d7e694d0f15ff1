import { Removed } from '../wire/schema';
import type { PersonalEvents } from '../wire/subject-events';

export const remoteEvents = {
  user: {
    /**
     * Something changed about a remote: its versions, their recipients, or its deploy keys. Told to administrators of
     * the deployment.
     */
    RemoteChanged: Removed,
  },
  heardBy: 'manage_remotes',
} as const satisfies PersonalEvents;
