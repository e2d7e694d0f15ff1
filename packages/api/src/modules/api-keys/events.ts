import type { Scope } from '../../platform/actor';
import type { Publishable } from '../../platform/events/publish';
import { tenantOf } from '../tenants';

/** The event by which pages of those who may manage the tenant follow what happens to its API keys. */
export function apiKeysChanged(scope: Scope, keyId: string): Publishable[] {
  const { id, kind } = tenantOf(scope);
  const message = { event: 'ApiKeysChanged' as const, data: { id: keyId } };
  return kind === 'company' ? [{ channel: `company:${id}`, ...message }] : [{ channel: `wms:${id}`, ...message }];
}
