import type { Answer, Role } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Replaces a role's permissions. Throws `version_mismatch` (412) if the role is newer than `version`. */
export const savePermissions = (
  http: Http,
  { id, version }: Pick<Role, 'id' | 'version'>,
  permissions: readonly string[],
): Promise<Answer<'PATCH /role/permissions'>> =>
  http('PATCH /role/permissions', {
    body: { role_id: id, permissions: permissions.map((permission) => ({ id: permission })) },
    headers: { 'if-match': `"${version}"` },
  });
