import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** The tenant's partner keys that are not revoked. */
export const partnerKeysQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.partnerKeys,
    queryFn: async ({ signal }) => (await http('GET /embed/keys', { signal })).keys,
  });

/** Versions that the tenant's members get, as the registry names them. */
export const registryQuery = (http: Http) =>
  queryOptions({
    queryKey: ['registry', 'manifests'],
    queryFn: async ({ signal }) =>
      (await http('GET /remotes/registry', { signal })).remotes.map(({ manifest }) => manifest),
  });

/** Makes a partner key; its secret is answered this once. */
export const makePartnerKey = (http: Http, key: Body<'POST /embed/keys'>): Promise<Answer<'POST /embed/keys'>> =>
  http('POST /embed/keys', { body: key });

/** Ends a key and all its tokens at once. */
export const revokePartnerKey = (http: Http, keyId: string, signal?: AbortSignal) =>
  http('DELETE /embed/keys', { body: { key_id: keyId }, signal });
