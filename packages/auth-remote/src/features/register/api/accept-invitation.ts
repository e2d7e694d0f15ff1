import type { Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Joins with the account that is signed in. Throws `ApiError` `invalid_invitation_token`, `tenant_already_joined`. */
export const acceptInvitation = (http: Http, body: Body<'POST /invitation/accept'>) =>
  http('POST /invitation/accept', { body });
