import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** Keys and webhooks beside the user's password. */
export const accessQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.access,
    queryFn: async ({ signal }) => (await http('GET /me/access', { signal })).access,
  });

/** Says that all of it is the user's own, or ends the keys and webhooks. */
export const reviewAccess = (http: Http, keep: boolean, signal?: AbortSignal) =>
  http('POST /me/access/review', { body: { keep }, signal });
