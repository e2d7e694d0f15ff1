import type { Query } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { readLongPage, readPage } from '../../platform/cursors';
import { sortOf } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { knownList, knownSlice } from './known-queries';
import { countSkus, skuSorts, skuSlice } from './list-queries';
import { barcodeOf, skuById, skuIdByCode } from './queries';

/** Filters of the list, as its queries take them. @throws ApiFault `forbidden` for a guest who asks about demand */
export function skuFilterOf(
  query: Omit<Query<'GET /skus'>, 'cursor' | 'limit' | 'sort'>,
  actor: Pick<Actor, 'userType'>,
) {
  const { family, condition, unmeasured, low, archived, dead_on: deadOn } = query;
  if (deadOn !== undefined && actor.userType === 'wms') throw refuse('forbidden');
  return { term: termOf(query.q), family, condition, unmeasured, low, deadOn, archived };
}

/** The order of the list. */
export const skuOrderOf = (sort: Query<'GET /skus'>['sort']) => sortOf(skuSorts, sort ?? 'code');

export function listSkus({ actor, query, read, services }: Ctx<'GET /skus'>) {
  const { id } = tenantOf(actor);
  const filter = skuFilterOf(query, actor);
  const keyset = skuOrderOf(query.sort);
  return read((trx) =>
    readLongPage(services.tokens, { keyset, owner: id, filter }, query, {
      some: (range) => skuSlice(trx, id, filter, range, keyset),
      count: () => countSkus(trx, id, filter),
    }),
  );
}

/** The SKUs that a device reads ahead which may lose its network. */
export function listKnownSkus({ actor, query, read, services }: Ctx<'GET /skus/known'>) {
  const { id } = tenantOf(actor);
  const filter = { moved: query.moved };
  return read((trx) =>
    readPage(services.tokens, { keyset: knownList, owner: id, filter }, query, (range) =>
      knownSlice(trx, id, filter, range),
    ),
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
    const id = idOf(skuId ?? '');
    const sku = id === undefined ? undefined : await skuById(trx, companyId, id);
    const found = sku ? { sku, unit: 'each' as const } : await skuNamed(trx, companyId, { code, barcode });
    if (!found) throw refuse('not_found');
    return found;
  });
}

/** The same for a text that may as well mean nothing. */
export function readScannedSku({ actor, query, read }: Ctx<'GET /sku/scanned'>) {
  const { id: companyId } = tenantOf(actor);
  const { code, barcode } = query;
  if (code === undefined && barcode === undefined) throw badField('code', 'one_of_two', { other: 'barcode' });
  return read(async (trx) => ({ found: (await skuNamed(trx, companyId, { code, barcode })) ?? null }));
}

async function skuNamed(trx: Trx, companyId: string, { code, barcode }: { code?: string; barcode?: string }) {
  const named = code === undefined ? undefined : await skuIdByCode(trx, companyId, code);
  const scanned =
    named !== undefined || barcode === undefined ? undefined : await barcodeOf(trx, companyId, barcode.trim());
  const id = named ?? scanned?.sku_id;
  const sku = id === undefined ? undefined : await skuById(trx, companyId, id);
  return sku && { sku, unit: scanned?.unit ?? ('each' as const) };
}
