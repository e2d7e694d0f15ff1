import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/**
 * One bad row never refuses the rest; the same list sent again answers `pending` for people who are invited by then.
 */
export const inviteMany = (http: Http, body: Body<'POST /invitation/bulk'>): Promise<Answer<'POST /invitation/bulk'>> =>
  http('POST /invitation/bulk', { body, timeoutMs: 30_000 });
