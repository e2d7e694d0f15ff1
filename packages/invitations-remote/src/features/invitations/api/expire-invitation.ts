import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** The server decides by its own clock; asked too early it answers the invitation unchanged. */
export const expireInvitation = (http: Http, invitationID: string): Promise<Answer<'POST /invitation/expire'>> =>
  http('POST /invitation/expire', { body: { invitation_id: invitationID } });
