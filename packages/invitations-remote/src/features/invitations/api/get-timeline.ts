import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const getTimeline = (
  http: Http,
  invitationID: string,
  signal: AbortSignal,
): Promise<Answer<'GET /invitation/timeline'>> =>
  http('GET /invitation/timeline', { query: { invitation_id: invitationID }, signal });
