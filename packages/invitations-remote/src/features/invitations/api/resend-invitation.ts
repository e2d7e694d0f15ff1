import type { Answer } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';

export const resendInvitation = (
  http: Http,
  invitationID: string,
  options: Pick<CallOptions, 'idempotencyKey' | 'signal'>,
): Promise<Answer<'PATCH /invitation/resend'>> =>
  http('PATCH /invitation/resend', { body: { invitation_id: invitationID }, ...options });
