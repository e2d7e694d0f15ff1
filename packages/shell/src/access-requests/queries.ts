import type { Http } from '@slotwise/shared/http';
import type { Reactions } from '@slotwise/shared/platform';
import { queryOptions } from '@tanstack/react-query';

const all = ['own-access-requests'] as const;
export const accessRequestKeys = { all, newest: (permission: string) => [...all, permission] as const };

/** The newest request of the person for a permission; null if they never asked. */
export const newestRequest = (http: Http, permission: string) =>
  queryOptions({
    queryKey: accessRequestKeys.newest(permission),
    queryFn: async ({ signal }) =>
      (await http('GET /me/access-requests', { query: { permission, limit: 1 }, signal })).items[0] ?? null,
  });

/** A decision is seen where it was waited for, and what was asked in another tab as well. */
export const reactions: Reactions = {
  user: { AccessRequestChanged: (_request, { cache }) => cache.reload(all) },
};
