import { readLongPage } from '../../platform/cursors';
import { sortOf } from '../../platform/db/keyset';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { policyOf } from '../warehouse-layout';
import { countReceipts, linesOfReceipt, receiptById, receiptSlice, receiptSorts } from './queries';

export function listReceipts({ actor, query, read, services }: Ctx<'GET /receipts'>) {
  const { id } = tenantOf(actor);
  const { warehouse_id: warehouseId, status, returns } = query;
  const filter = { warehouseId, status, returns, term: termOf(query.q) };
  const keyset = sortOf(receiptSorts, query.sort ?? '-created');
  return read((trx) =>
    readLongPage(services.tokens, { keyset, owner: id, filter }, query, {
      some: (range) => receiptSlice(trx, id, filter, range, keyset),
      count: () => countReceipts(trx, id, filter),
    }),
  );
}

export function readReceipt({ actor, query, read }: Ctx<'GET /receipt'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const receipt = await receiptById(trx, companyId, query.receipt_id);
    if (!receipt) throw refuse('not_found');
    const { overReceipt } = await policyOf(trx, receipt.warehouseId);
    return { receipt, lines: await linesOfReceipt(trx, receipt.id, overReceipt) };
  });
}
