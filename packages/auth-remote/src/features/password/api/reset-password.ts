import type { Http } from '@slotwise/shared/http';

/** Sets a new password by a mailed token. Throws `ApiError` `invalid_reset_token` for a used, old or unknown one. */
export const resetPassword = (http: Http, token: string, password: string) =>
  http('POST /password/reset', { body: { token, password }, auth: 'none' });
