import { queryOptions } from '@tanstack/react-query';
import type { Http } from '@slotwise/shared/http';
import { settingsKeys } from '../query-keys';

/** Where the user is signed in. */
export const sessionsQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.sessions,
    queryFn: async ({ signal }) => (await http('GET /sessions', { signal })).sessions,
  });

/** Ends one session, or all but this one. */
export const endSessions = (http: Http, sessionId?: string) =>
  http('DELETE /sessions', { body: sessionId === undefined ? {} : { session_id: sessionId } });
