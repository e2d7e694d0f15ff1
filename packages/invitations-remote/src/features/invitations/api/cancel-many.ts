import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const cancelMany = (
  http: Http,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Answer<'PATCH /invitation/cancel/bulk'>> =>
  http('PATCH /invitation/cancel/bulk', { body: { invitation_ids: [...ids] }, signal });
