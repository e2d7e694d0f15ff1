import type { Answer, Role } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Replaces a role's users. Throws `version_mismatch` (412) if the role is newer than `version`. */
export const saveUsers = (
  http: Http,
  { id, version }: Pick<Role, 'id' | 'version'>,
  users: readonly string[],
  signal?: AbortSignal,
): Promise<Answer<'PATCH /role/users'>> =>
  http('PATCH /role/users', {
    body: { role_id: id, users: users.map((user) => ({ id: user })) },
    headers: { 'if-match': `"${version}"` },
    signal,
  });
