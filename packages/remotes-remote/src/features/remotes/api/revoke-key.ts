import type { Http } from '@slotwise/shared/http';

export const revokeKey = (http: Http, keyId: string, signal?: AbortSignal) =>
  http('DELETE /remotes/keys', { body: { key_id: keyId }, signal });
