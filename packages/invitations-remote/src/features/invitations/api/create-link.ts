import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** A fresh link beside the mailed one; both work until the invitation is resent, canceled or accepted. */
export const createLink = (http: Http, invitationID: string): Promise<Answer<'POST /invitation/link'>> =>
  http('POST /invitation/link', { body: { invitation_id: invitationID } });
