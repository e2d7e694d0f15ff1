import type { Answer, Body } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';

export const createRole = (
  http: Http,
  body: Body<'POST /role'>,
  options: Pick<CallOptions, 'idempotencyKey' | 'signal'>,
): Promise<Answer<'POST /role'>> => http('POST /role', { body, ...options });
