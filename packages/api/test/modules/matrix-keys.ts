import type { PermissionName } from '@slotwise/contract';
import { insertKey } from '../../src/modules/embedding/queries';
import { queue } from '../../src/modules/webhooks/delivery-queries';
import { insertWebhook } from '../../src/modules/webhooks/queries';
import { newId } from '../../src/platform/ids';
import { prepared, type Person, type TestServer } from '../harness';
import { ORIGIN } from './matrix-cases';

/** A partner key of somebody's company. @returns its id */
export async function makePartnerKey(
  { services }: TestServer,
  owner: Person,
  permissions: PermissionName[],
): Promise<string> {
  const id = newId();
  const key = { id, tenantId: owner.tenantId, name: 'Portal', hash: id, origins: [ORIGIN], remotes: ['roles'] };
  await services.db.withSystem(
    prepared((trx) => insertKey(trx, { ...key, permissions, createdBy: owner.userId, now: new Date() })),
  );
  return id;
}

/** Made later than now, so that nothing is sent to it meanwhile. */
export async function makeWebhook({ services }: TestServer, { tenantId, userId: madeBy }: Person) {
  const [webhookId, deliveryId, now] = [newId(), newId(), new Date(Date.now() + 3600_000)];
  const hook = { id: webhookId, tenantId, channel: `company:${tenantId}`, url: 'https://hooks.invalid/', madeBy, now };
  const delivery = { id: deliveryId, webhookId, tenantId, type: 'CompanyDeleted', body: '{}', now };
  await services.db.withSystem(
    prepared(async (trx) => {
      await insertWebhook(trx, { ...hook, events: ['CompanyDeleted'], audit: false });
      await queue(trx, [delivery]);
    }),
  );
  return { webhookId, deliveryId };
}
