import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const resendInvitation = (
  http: Http,
  invitationID: string,
  signal?: AbortSignal,
): Promise<Answer<'PATCH /invitation/resend'>> =>
  http('PATCH /invitation/resend', { body: { invitation_id: invitationID }, signal });
