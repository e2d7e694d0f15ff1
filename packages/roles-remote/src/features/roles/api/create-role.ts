import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const createRole = (http: Http, body: Body<'POST /role'>): Promise<Answer<'POST /role'>> =>
  http('POST /role', { body });
