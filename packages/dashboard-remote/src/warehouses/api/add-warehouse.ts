import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const addWarehouse = (http: Http, body: Body<'POST /warehouse'>): Promise<Answer<'POST /warehouse'>> =>
  http('POST /warehouse', { body });
