import type { Trx } from '../../platform/db/tables';
import { publish } from '../../platform/bridge';
import type { Actor } from '../../platform/actor';
import { tenantOf } from '../tenants';

/** The pages of those who may manage the tenant follow what happens to its keys. Last statement of a verb. */
export async function tellManagers(trx: Trx, actor: Actor, keyId: string): Promise<void> {
  const { id, kind } = tenantOf(actor);
  const message = {
    event: 'PartnerKeysChanged' as const,
    data: { id: keyId },
    permission: 'manage_company' as const,
  };
  await publish(
    trx,
    kind === 'company' ? [{ channel: `company:${id}`, ...message }] : [{ channel: `wms:${id}`, ...message }],
  );
}
