import type { Answer, Body, Role } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';

/** Changes name or description. Throws `version_mismatch` (412) if the role is newer than `version`. */
export const updateRole = (
  http: Http,
  body: Body<'PATCH /role'>,
  version: Role['version'],
  options: Pick<CallOptions, 'idempotencyKey' | 'signal'>,
): Promise<Answer<'PATCH /role'>> => http('PATCH /role', { body, headers: { 'if-match': `"${version}"` }, ...options });
