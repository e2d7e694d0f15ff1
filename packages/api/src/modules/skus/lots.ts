import { readLongPage } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { SCANNED_LOTS_MAX } from '@slotwise/contract/constants';
import { countLots, lockLot, lotList, lotSlice, lotsOfCode, toLot, updateLot } from './lot-queries';
import { skuById, skusById } from './queries';

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

/** Lots that a label means which holds the code of a lot alone. Those that are gone are meant only where none of that code is left. */
export function readScannedLot({ actor, query, read }: Ctx<'GET /lot/scanned'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const lots = await lotsOfCode(trx, id, query.code.trim());
    const left = lots.filter(({ is_left }) => is_left);
    const meant = (left.length > 0 ? left : lots).slice(0, SCANNED_LOTS_MAX);
    const ids = meant.map(({ sku_id: skuId }) => skuId);
    const skus = await skusById(trx, id, ids);
    const found = meant.flatMap((row) =>
      skus.filter((sku) => sku.id === row.sku_id).map((sku) => ({ sku, lot: toLot(row) })),
    );
    return { found };
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
