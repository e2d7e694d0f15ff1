import type { Http } from '@slotwise/shared/http';

/** Shows that an address is theirs, by the mailed token. Throws `ApiError` `invalid_confirmation_token`, `address_held`. */
export const confirmAddress = (http: Http, token: string) =>
  http('POST /email/confirm', { body: { token }, auth: 'none' });
