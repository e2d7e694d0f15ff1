import type { Http } from '@slotwise/shared/http';

/** Declines for good: the link leads nowhere from then on. Throws `ApiError` `invalid_invitation_token`. */
export const rejectInvitation = (http: Http, token: string) =>
  http('POST /invitation/reject', { body: { token }, auth: 'none' });
