import { readLongPage } from '../../platform/cursors';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { countSkus, skuList, skuSlice } from './list-queries';
import { barcodeOf, skuById, skuIdByCode } from './queries';

export function listSkus({ actor, query, read, services }: Ctx<'GET /skus'>) {
  const { id } = tenantOf(actor);
  const { family, condition, unmeasured, low, archived, dead_on: deadOn } = query;
  if (deadOn !== undefined && actor.userType === 'wms') throw refuse('forbidden');
  const filter = { term: termOf(query.q), family, condition, unmeasured, low, deadOn, archived };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: skuList, owner: id, filter }, query, {
      some: (range) => skuSlice(trx, id, filter, range),
      count: () => countSkus(trx, id, filter),
    }),
  );
}

/** By its id, or by its code or a barcode: a typed or scanned text is given as both. */
export function readSku({ actor, query, read }: Ctx<'GET /sku'>) {
  const { id: companyId } = tenantOf(actor);
  const { sku_id: skuId, code, barcode } = query;
  if ((skuId === undefined) === (code === undefined && barcode === undefined)) {
    throw badField('sku_id', 'one_of_two', { other: ['code', 'barcode'] });
  }
  return read(async (trx) => {
    const named = code === undefined ? idOf(skuId ?? '') : await skuIdByCode(trx, companyId, code);
    const scanned =
      named !== undefined || barcode === undefined ? undefined : await barcodeOf(trx, companyId, barcode.trim());
    const id = named ?? scanned?.sku_id;
    const sku = id === undefined ? undefined : await skuById(trx, companyId, id);
    if (!sku) throw refuse('not_found');
    return { sku, unit: scanned?.unit ?? 'each' };
  });
}
