import { readLongPage } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { countLots, lockLot, lotList, lotSlice, toLot, updateLot } from './lot-queries';
import { skuById } from './queries';

export function listLots({ actor, query, read, services }: Ctx<'GET /lots'>) {
  const { id } = tenantOf(actor);
  const skuId = idOf(query.sku_id);
  return read(async (trx) => {
    if (!skuId || !(await skuById(trx, id, skuId))) throw refuse('not_found');
    return readLongPage(services.tokens, { keyset: lotList, owner: id, filter: { skuId } }, query, {
      some: (range) => lotSlice(trx, id, skuId, range),
      count: () => countLots(trx, id, skuId),
    });
  });
}

export function changeLot({ actor, body, tx }: Ctx<'PATCH /lot'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.lot_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const before = await lockLot(trx, companyId, id);
    if (!before) throw refuse('not_found');
    const { held = before.held, expires_on = before.expires_on } = body;
    await updateLot(trx, id, { held, expires_on });
    const lot = toLot({ ...before, held, expires_on });
    return {
      answer: { message: 'Lot updated', lot },
      audit: {
        action: 'lot.updated',
        subjectId: id,
        before: { held: before.held, expiresOn: before.expires_on },
        after: { held, expiresOn: expires_on },
      },
      events: [{ channel: `company:${companyId}`, event: 'LotUpdated', data: lot }],
    };
  });
}
