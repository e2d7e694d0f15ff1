import { none, type Answer, type Body } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { asSystem } from '../../platform/db/transaction';
import type { Outcome } from '../../platform/db/outcome';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { skuEvent, skuFacts } from './events';
import { checkLevels, columnsOf } from './input';
import { checkCode, codeTaken, writeParts } from './parts';
import { isInStock, lockSku, skuById, updateSkus, type SkuChanges, type SkuRow } from './queries';

/** Fields that are left out stay. Its tracking, and whether it is archived, stay while any of it is in stock. */
export function changeSku({ actor, body, now, tx }: Ctx<'PATCH /sku'>) {
  const { sku_id, ...wanted } = body;
  const id = idOf(sku_id);
  if (!id) throw refuse('not_found');
  return tx((trx) => changeOne(trx, actor, { id, now }, wanted));
}

/** Changes those fields that are given, with all checks of that. */
export async function changeOne(
  trx: Trx,
  actor: Pick<Actor, 'companyId' | 'wmsId'>,
  { id, now }: { id: string; now: Date },
  { version, ...fields }: Omit<Body<'PATCH /sku'>, 'sku_id'>,
): Promise<Outcome<Answer<'PATCH /sku'>>> {
  const { id: companyId } = tenantOf(actor);
  const changes = columnsOf(fields);
  const row = await lockSku(trx, companyId, id);
  const before = row && (await skuById(trx, companyId, id));
  if (!row || !before) throw refuse('not_found');
  if (version !== undefined && version !== row.version) throw refuse('conflict');
  checkLevels({ ...row, ...changes });
  const fixed = fixedFaults(row, changes);
  // Also where the caller does not see it.
  if (fixed.length > 0 && (await asSystem(trx, () => isInStock(trx, id)))) throw refuse('in_use', fixed);
  if (changes.code !== undefined) await checkCode(trx, companyId, { id, code: changes.code });
  await codeTaken('skus_code', () => updateSkus(trx, [id], changes, now));
  await writeParts(trx, companyId, { id, code: changes.code ?? row.code }, fields, before.units);
  const sku = await skuById(trx, companyId, id);
  if (!sku) throw refuse('not_found');
  if (Object.keys(fields).length === 0)
    return { answer: { message: 'SKU unchanged', sku }, audit: none('no field is given') };
  return {
    answer: { message: 'SKU updated', sku },
    audit: { action: 'sku.updated', subjectId: id, before: skuFacts(before), after: skuFacts(sku) },
    events: [skuEvent(companyId, 'SkuUpdated', sku)],
  };
}

const fixedFaults = (row: SkuRow, changes: SkuChanges) =>
  (['lot_tracked', 'serial_tracked', 'archived'] as const).flatMap((field) =>
    changes[field] !== undefined && changes[field] !== row[field] ? [fieldFault(field, 'lies_somewhere')] : [],
  );
