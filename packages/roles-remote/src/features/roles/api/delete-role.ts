import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Its users are left without a role. Throws `last_administrator` (409). */
export const deleteRole = (http: Http, roleID: string): Promise<Answer<'DELETE /role'>> =>
  http('DELETE /role', { body: { role_id: roleID } });
