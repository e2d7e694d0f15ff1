import { fieldFault, refuse, type ApiFault } from '../../../platform/errors';
import type { Scope } from '../../../platform/actor';
import type { Ctx } from '../../../platform/module';
import type { Services } from '../../../platform/services';
import { idOf } from '../../fields';
import { lotsByCodes } from '../../skus';
import { tenantOf } from '../../tenants';
import { PutRefused } from '../refused-put';
import { checkedWarehouse } from '../resolve';
import { keptModels } from './kept-models';
import { askedSku } from '../put-away-queries';
import { rankPlaces } from './rank-places';

const PROPOSALS = 10;
const NEW_LOT = 'new';

/** Places where goods can be put, the best one first, or the rules by which none takes them. */
export async function listPlaces({ actor, query, read, services }: Ctx<'GET /stock/places'>) {
  const { id: companyId } = tenantOf(actor);
  const { warehouseId, ...incoming } = await read(async (trx) => {
    const id = await checkedWarehouse(trx, companyId, query.warehouse_id);
    const skuId = idOf(query.sku_id) ?? '';
    const sku = await askedSku(trx, { companyId, warehouseId: id, skuId });
    if (!sku) throw refuse('unknown_id', [fieldFault('sku_id', 'unknown')]);
    const [lot] = query.lot === undefined ? [] : await lotsByCodes(trx, companyId, [{ skuId, code: query.lot }]);
    // A lot that is still to come differs from all that there are.
    const lotId = query.lot === undefined ? null : (lot?.id ?? NEW_LOT);
    return { warehouseId: id, skuId, sku, lotId, quantity: query.quantity };
  });
  const model = await services.use(keptModels).fresh({ ...actor, companyId }, warehouseId);
  return rankPlaces(model, incoming, PROPOSALS);
}

/**
 * Does what may be refused by a rule of a place, and has the refusal say which place would do. The place is looked for when
 * the transaction is over, in which others would have waited for that.
 */
export async function sayingWhere<T>(
  { actor, services }: { actor: Scope; services: Services },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw fault instanceof PutRefused ? await withPlace(fault, actor, services) : fault;
  }
}

async function withPlace(fault: PutRefused, actor: Scope, services: Services): Promise<ApiFault> {
  const { companyId } = actor;
  const { field, warehouseId, skuId, lotId, quantity, fromId } = fault.wanted;
  const sku =
    companyId !== null &&
    (await services.db.readTenant(actor, (trx) => askedSku(trx, { companyId, warehouseId, skuId })));
  if (!sku) return fault;
  const model = await services.use(keptModels).fresh({ ...actor, companyId }, warehouseId);
  const { proposals } = rankPlaces(model, { skuId, sku, lotId, quantity }, 2);
  const instead = proposals.find(({ location }) => location.id !== fromId);
  return refuse('put_refused', [
    ...(fault.details ?? []),
    instead ? fieldFault(field, 'put_instead', { location: instead.location.code }) : fieldFault(field, 'put_nowhere'),
  ]);
}
