import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const sendInvitation = (
  http: Http,
  body: Body<'POST /invitation'>,
  signal: AbortSignal,
): Promise<Answer<'POST /invitation'>> => http('POST /invitation', { body, signal });
