import type { Http } from '@slotwise/shared/http';

/**
 * Shows that an address is theirs, by the mailed token, in a session of the account or with its password. Throws `ApiError`
 * `invalid_confirmation_token`, `invalid_credentials`, `address_held`.
 */
export const confirmAddress = (http: Http, token: string, password?: string) =>
  http('POST /email/confirm', { body: { token, ...(password !== undefined && { password }) } });
