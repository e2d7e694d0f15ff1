import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** The tenant's API keys that are not revoked. */
export const apiKeysQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.apiKeys,
    queryFn: async ({ signal }) => (await http('GET /api-keys', { signal })).keys,
  });

/** Makes an API key; its secret is answered this once. */
export const makeApiKey = (http: Http, key: Body<'POST /api-keys'>): Promise<Answer<'POST /api-keys'>> =>
  http('POST /api-keys', { body: key });

/** Ends a key at once. */
export const revokeApiKey = (http: Http, keyId: string, signal?: AbortSignal) =>
  http('DELETE /api-keys', { body: { key_id: keyId }, signal });

/** The warehouses that the person sees, to choose from. */
export const warehousesQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.warehouses,
    queryFn: async ({ signal }) => (await http('GET /mycompany/warehouses', { signal })).myWarehouses,
  });
