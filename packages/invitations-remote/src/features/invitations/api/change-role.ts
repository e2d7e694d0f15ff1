import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

export const changeRole = (
  http: Http,
  invitationID: string,
  roleID: string,
  signal: AbortSignal,
): Promise<Answer<'PATCH /invitation/role'>> =>
  http('PATCH /invitation/role', { body: { invitation_id: invitationID, role_id: roleID }, signal });
