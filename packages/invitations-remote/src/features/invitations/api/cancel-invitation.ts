import type { Answer } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';

export const cancelInvitation = (
  http: Http,
  invitationID: string,
  options: Pick<CallOptions, 'idempotencyKey'>,
): Promise<Answer<'PATCH /invitation/cancel'>> =>
  http('PATCH /invitation/cancel', { body: { invitation_id: invitationID }, ...options });
