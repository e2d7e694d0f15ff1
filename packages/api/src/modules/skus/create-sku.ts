import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { codeLine, line } from '../fields';
import { tenantOf } from '../tenants';
import { skuEvent, skuFacts } from './events';
import { checkLevels, columnsOf } from './input';
import { checkCode, codeTaken, writeParts } from './parts';
import { insertSku, skuById } from './queries';

const EMPTY = {
  ...{ length_mm: null, width_mm: null, height_mm: null, weight_g: null, shelf_life_days: null },
  ...{ hazard_class: null, handling_code: null, family: null, min_stock: null, reorder_at: null, max_stock: null },
};

export function createSku({ actor, body, now, tx }: Ctx<'POST /sku'>) {
  const { id: companyId } = tenantOf(actor);
  const columns = columnsOf(body);
  checkLevels(body);
  const named = { code: codeLine('code', body.code), name: line('name', body.name) };
  return tx(async (trx) => {
    const id = newId();
    const row = { ...EMPTY, ...columns, ...named, id, company_id: companyId, created_at: now, changed_at: now };
    await checkCode(trx, companyId, { id, code: named.code });
    await codeTaken('skus_code', () => insertSku(trx, row));
    await writeParts(trx, companyId, { id, code: named.code }, body);
    const sku = await skuById(trx, companyId, id);
    if (!sku) throw refuse('not_found');
    return {
      answer: { message: 'SKU created', sku },
      audit: { action: 'sku.created', subjectId: id, after: skuFacts(sku) },
      events: [skuEvent(companyId, 'SkuCreated', sku)],
    };
  });
}
