import { none, type AuditActor } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import { isPartial, type Actor } from '../../platform/actor';
import type { Services } from '../../platform/services';
import { requireAdministrator } from './administrators';
import { useKey } from './queries';

/** Makes a key recognisable where it does not belong: in logs, in commits, in a chat. */
export const KEY_PREFIX = 'swd_';
const BEARER = new RegExp(`^Bearer (${KEY_PREFIX}[\\w-]{43})$`, 'i');

/** The publisher: a team's pipeline by its key, or an administrator of the deployment. */
export interface Publisher {
  /** The name of the person or the key, as the audit trail shows it. */
  name: string;
  audit: AuditActor;
  /** The one remote that the key publishes; null for an administrator, who publishes all of them. */
  remote: string | null;
}

/**
 * Finds out who publishes. @param remote left out: anybody who may publish some remote passes
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
    const key = await services.db.withSystem(async (trx) => ({
      answer: await useKey(trx, hashSecret(secret), now),
      audit: none('the key notes its own use'),
    }));
    if (!key || (remote !== undefined && key.remote !== remote)) throw refuse('invalid_deploy_key');
    return { name: key.name, audit: { userId: null, companyId: null, wmsId: null }, remote: key.remote };
  }
  if (!actor || isPartial(actor)) throw refuse('invalid_deploy_key');
  const { userId, companyId, wmsId } = actor;
  return { name: await requireAdministrator(services, actor), audit: { userId, companyId, wmsId }, remote: null };
}
