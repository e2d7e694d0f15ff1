import type { Body, PasskeyAttestation } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** The user's passkeys, and the origin whose pages may ask for them. */
export const passkeysQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.passkeys,
    queryFn: ({ signal }) => http('GET /me/passkeys', { signal }),
  });

/** Asks for what an authenticator needs to make a key. */
export const requestPasskey = (http: Http, body: Body<'POST /me/passkeys/request'>) =>
  http('POST /me/passkeys/request', { body });

/** Adds the key that an authenticator has made. */
export const addPasskey = async (http: Http, name: string, attestation: PasskeyAttestation) =>
  (await http('POST /me/passkeys', { body: { name, attestation } })).passkey;

export const removePasskey = (http: Http, passkeyId: string, signal?: AbortSignal) =>
  http('DELETE /me/passkeys', { body: { passkey_id: passkeyId }, signal });
