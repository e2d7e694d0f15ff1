import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Their account stays and may be invited again. Throws `outranked` (403), `last_administrator` or `last_holder` (409). */
export const removeUser = (http: Http, userID: string, signal?: AbortSignal): Promise<Answer<'DELETE /user'>> =>
  http('DELETE /user', { body: { user_id: userID }, signal });
