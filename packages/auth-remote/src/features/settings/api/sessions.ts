import type { Session } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import type { InfiniteListOptions } from '@slotwise/shared/ui/plain';
import { settingsKeys } from '../query-keys';

const PAGE = 20;

/** Sessions of the user, those used last first, page by page. */
export const sessionsList = (http: Http): InfiniteListOptions<Session> => ({
  queryKey: settingsKeys.sessions,
  fetchPage: async (cursor, signal) => {
    const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const { sessions, nextCursor = null } = await http('GET /sessions', { query, signal });
    return { items: sessions, nextCursor };
  },
});

/** Ends one session, or all but this one. */
export const endSessions = (http: Http, sessionId?: string) =>
  http('DELETE /sessions', { body: sessionId === undefined ? {} : { session_id: sessionId } });
