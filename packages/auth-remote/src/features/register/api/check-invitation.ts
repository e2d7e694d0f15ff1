import type { Http } from '@slotwise/shared/http';

/** The company or WMS that an invitation would let one join. Throws `ApiError` `invalid_invitation_token`. */
export const checkInvitation = (http: Http, token: string, signal: AbortSignal) =>
  http('POST /invitation/validtoken', { body: { token }, auth: 'none', signal });
