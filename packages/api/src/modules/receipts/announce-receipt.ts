import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { codeLine, optionalLine } from '../fields';
import { codeTaken } from '../skus';
import { checkedWarehouse, resolveWanted } from '../stock';
import { tenantOf } from '../tenants';
import { receiptChanged } from './event';
import { insertReceipt, insertReceiptLines, receiptById } from './queries';

export function announceReceipt({ actor, body, now, tx }: Ctx<'POST /receipt'>) {
  const { id: companyId } = tenantOf(actor);
  const code = codeLine('code', body.code);
  const supplier = optionalLine('supplier', body.supplier);
  const returns = body.returns ?? false;
  const ids = body.lines.map(({ sku_id: id }) => id);
  const twice = ids.flatMap((id, at) => (ids.indexOf(id) < at ? [fieldFault(`lines/${at}/sku_id`, 'twice')] : []));
  if (twice.length > 0) throw refuse('validation_failed', twice);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const lines = await resolveWanted(trx, companyId, body.lines);
    const id = newId();
    const expectedAt = body.expected_at == null ? null : new Date(body.expected_at);
    await codeTaken('receipts_code', () =>
      insertReceipt(trx, {
        ...{ id, company_id: companyId, warehouse_id: warehouseId, code, status: 'expected', returns, supplier },
        ...{ expected_at: expectedAt, created_at: now, closed_at: null },
      }),
    );
    await insertReceiptLines(
      trx,
      lines.map(({ sku, quantity }, index) => ({
        ...{ company_id: companyId, receipt_id: id, line: index + 1, sku_id: sku.id, expected: quantity },
      })),
    );
    const receipt = await receiptById(trx, companyId, id);
    if (!receipt) throw refuse('not_found');
    return {
      answer: { message: 'Receipt announced', receipt },
      audit: {
        action: 'receipt.announced',
        subjectId: id,
        after: { code, warehouseId, returns, lines: lines.length, expected: receipt.expected },
      },
      events: [receiptChanged(companyId, receipt)],
    };
  });
}
