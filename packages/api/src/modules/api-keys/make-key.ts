import { API_KEY_PREFIX, API_KEYS_MAX } from '@slotwise/contract/constants';
import type { PermissionName } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { refuseIfGoing } from '../company-deletion';
import { line } from '../fields';
import { refuseToExceed } from '../roles';
import { lockTenant, tenantOf, type Tenant } from '../tenants';
import { warehousesOf } from '../warehouses';
import { apiKeysChanged } from './events';
import { countKeys, insertKey, keyById, liveKeys } from './queries';

/** Publishing belongs to a deployment and never to a key of one tenant. */
const isOfDeployment = (name: PermissionName) => name.endsWith('_remotes');

/** A key is known by its name alone: two that differ in case or blanks could not be told apart. */
const comparable = (name: string) => name.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/** Makes an API key of permissions that its maker holds. */
export function makeKey({ actor, body, now, tx }: Ctx<'POST /api-keys'>) {
  const tenant = tenantOf(actor);
  const name = line('name', body.name);
  const permissions = [...new Set(body.permissions)];
  if (permissions.some(isOfDeployment)) throw badField('permissions', 'not_allowed');
  refuseToExceed(actor.permissions, permissions, 'permissions');
  const expiresAt = body.expires_at == null ? null : new Date(body.expires_at);
  if (expiresAt && !(expiresAt > now)) throw badField('expires_at', 'not_allowed');
  const secret = API_KEY_PREFIX + newSecret();
  const id = newId();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const warehouseIds = await warehousesWanted(trx, tenant, body.warehouse_ids ?? null);
    await lockTenant(trx, tenant.id);
    await refuseIfGoing(trx, tenant.id);
    if ((await countKeys(trx, tenant.id)) >= API_KEYS_MAX) throw refuse('limit_reached');
    const inUse = (await liveKeys(trx, tenant.id, now)).filter(({ state }) => state === 'active');
    if (inUse.some((key) => comparable(key.name) === comparable(name)))
      throw refuse('name_taken', [fieldFault('name', 'name_taken')]);
    await insertKey(trx, {
      ...{ id, tenantId: tenant.id, name, hash: hashSecret(secret), permissions, warehouseIds },
      ...{ madeBy: actor.userId, now, expiresAt },
    });
    const key = await keyById(trx, tenant.id, id, now);
    if (!key) throw new Error('The key that was just made cannot be read.');
    const after = { name, permissions, warehouses: warehouseIds, expiresAt: key.expiresAt };
    return {
      answer: { message: 'API key made', key, secret },
      audit: { action: 'api.key_created', subjectId: id, after },
      events: apiKeysChanged(actor, id),
    };
  });
}

/** Each once. @throws unknown_id naming those that are no warehouses of the company, or none that the maker sees */
async function warehousesWanted(trx: Trx, tenant: Tenant, ids: readonly string[] | null): Promise<string[] | null> {
  if (ids === null) return null;
  if (tenant.kind !== 'company') throw badField('warehouse_ids', 'not_allowed');
  const known = new Set((await warehousesOf(trx, tenant.id)).map((warehouse) => warehouse.id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [fieldFault(`warehouse_ids/${index}`, 'unknown')]));
  if (unknown.length > 0) throw refuse('unknown_id', unknown.slice(0, 20));
  return [...new Set(ids)];
}
