import type { Answer, Body } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';

export const sendInvitation = (
  http: Http,
  body: Body<'POST /invitation'>,
  options: Pick<CallOptions, 'idempotencyKey' | 'signal'>,
): Promise<Answer<'POST /invitation'>> => http('POST /invitation', { body, ...options });
