import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/**
 * Its people and those who are invited into it get the replacement; null: they are left without a role. Throws `last_administrator`
 * (409).
 */
export const deleteRole = (
  http: Http,
  { roleID, replacementID, signal }: { roleID: string; replacementID: string | null; signal: AbortSignal | undefined },
): Promise<Answer<'DELETE /role'>> =>
  http('DELETE /role', {
    body: { role_id: roleID, ...(replacementID !== null && { replacement_id: replacementID }) },
    signal,
  });
