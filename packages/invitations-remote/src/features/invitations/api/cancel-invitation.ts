import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const cancelInvitation = (http: Http, invitationID: string): Promise<Answer<'PATCH /invitation/cancel'>> =>
  http('PATCH /invitation/cancel', { body: { invitation_id: invitationID } });
