import { old } from '../../platform/bridge';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { AuditActor } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Services } from '../../platform/services';
import { requireAdministrator } from './administrators';
import { useKey } from './queries';

/** So that a key is recognised where it does not belong: in logs, in commits, in a chat. */
export const KEY_PREFIX = 'swd_';
const BEARER = new RegExp(`^Bearer (${KEY_PREFIX}[\\w-]{43})$`, 'i');

/** Who publishes: a team's pipeline by its key, or an administrator of the deployment. */
export interface Publisher {
  /** A person's name, or that of the key: what the audit trail says. */
  name: string;
  audit: AuditActor;
  /** The one remote that the key is for; null: an administrator, who publishes all of them. */
  remote: string | null;
}

/**
 * Lets through who may publish the remote. Without one: who may publish any at all.
 * @throws ApiFault `invalid_deploy_key`, `deployment_admin_only`
 */
export async function authorizePublisher(
  services: Services,
  { authorization, actor }: { authorization: string | undefined; actor: Actor | null },
  remote?: string,
): Promise<Publisher> {
  const secret = BEARER.exec(authorization ?? '')?.[1];
  if (secret) {
    const now = services.clock.now();
    const key = await services.db.withSystem(old((trx) => useKey(trx, hashSecret(secret), now)));
    if (!key || (remote !== undefined && key.remote !== remote)) throw refuse('invalid_deploy_key');
    return { name: key.name, audit: { userId: null, companyId: null, wmsId: null }, remote: key.remote };
  }
  if (!actor || actor.embedded) throw refuse('invalid_deploy_key');
  const { userId, companyId, wmsId } = actor;
  return { name: await requireAdministrator(services, actor), audit: { userId, companyId, wmsId }, remote: null };
}
