import type { Http } from '@slotwise/shared/http';

/** The address that a mailed token would confirm. Throws `ApiError` `invalid_confirmation_token`. */
export const checkConfirmation = async (http: Http, token: string, signal: AbortSignal) =>
  (await http('POST /email/confirm/check', { body: { token }, auth: 'none', signal })).email;
