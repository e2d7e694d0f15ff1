import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { remoteKeys } from '../query-keys';

/** Loads and failures are counted all the time and announced by nobody. */
const COUNTED_AGAIN_MS = 30_000;

/** Every remote with its versions and how it fares, and the shells that people have open. */
export const remotesQuery = (http: Http) =>
  queryOptions({
    queryKey: remoteKeys.status,
    queryFn: ({ signal }) => http('GET /remotes', { signal }),
    refetchInterval: COUNTED_AGAIN_MS,
  });

export const keysQuery = (http: Http) =>
  queryOptions({
    queryKey: remoteKeys.deployKeys,
    queryFn: async ({ signal }) => (await http('GET /remotes/keys', { signal })).keys,
  });

export const historyQuery = (http: Http) =>
  queryOptions({
    queryKey: remoteKeys.history,
    queryFn: async ({ signal }) => (await http('GET /remotes/history', { signal })).entries,
  });

/** Tenants by a part of their name; at most 20. */
export const tenantsQuery = (http: Http, search: string) =>
  queryOptions({
    queryKey: ['remotes', 'tenants', search],
    queryFn: async ({ signal }) => (await http('GET /remotes/tenants', { query: { search }, signal })).tenants,
  });
