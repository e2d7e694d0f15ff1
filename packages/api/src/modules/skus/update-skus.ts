import { auditOfEach, type FieldFault } from '@slotwise/contract';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { skuEvent, skuFacts } from './events';
import { columnsOf, levelsOutOfOrder } from './input';
import { lockSkus, toSummary, updateSkus, withParts, type SkuChanges, type SkuRow } from './queries';

/** Changes the same of several SKUs. What one of them refuses changes none, and it is said of each that refuses by name. */
export function changeSkus({ actor, body, now, tx }: Ctx<'PATCH /skus'>) {
  const { id: companyId } = tenantOf(actor);
  const { sku_ids: ids, ...fields } = body;
  if (Object.keys(fields).length === 0) throw badField('sku_ids', 'nothing_given');
  const changes = columnsOf(fields);
  return tx(async (trx) => {
    const rows = await lockSkus(trx, companyId, ids);
    const known = new Map(rows.map((row) => [row.id, row]));
    const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [fieldFault(`sku_ids/${at}`, 'unknown')]));
    if (unknown.length > 0) throw refuse('not_found', unknown);
    const faults = ids.flatMap((id, at) => faultsOf(known.get(id), changes, at));
    if (faults.length > 0) throw refuse('validation_failed', faults);
    // Nothing of it changes the parts of a SKU: they are read once, while everybody waits for this.
    const before = await withParts(trx, rows);
    const changed = new Map((await updateSkus(trx, ids, changes, now)).map((row) => [row.id, toSummary(row)]));
    const after = before.map((sku) => ({ ...sku, ...changed.get(sku.id) }));
    return {
      answer: { message: 'SKUs updated', skus: after.map(({ units: _u, barcodes: _b, places: _p, ...sku }) => sku) },
      audit: auditOfEach(
        after.map((sku, at) => ({
          action: 'sku.updated' as const,
          subjectId: sku.id,
          before: skuFacts(before[at] ?? sku),
          after: skuFacts(sku),
        })),
        'no SKU was named',
      ),
      events: after.map((sku) => skuEvent(companyId, 'SkuUpdated', sku)),
    };
  });
}

const faultsOf = (row: SkuRow | undefined, changes: SkuChanges, at: number): FieldFault[] =>
  row !== undefined && levelsOutOfOrder({ ...row, ...changes }).length > 0
    ? [fieldFault(`sku_ids/${at}`, 'sku_levels_order', { sku: row.code })]
    : [];
