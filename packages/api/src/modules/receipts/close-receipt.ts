import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { receiptChanged } from './event';
import { lockReceipt, receiptById, updateReceipt } from './queries';

/** Nothing more arrives of it: missing pieces stay missing, and are said. */
export function closeReceipt({ actor, body, now, tx }: Ctx<'PATCH /receipt/close'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.receipt_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    await lockReceipt(trx, companyId, id);
    const before = await receiptById(trx, companyId, id);
    if (!before) throw refuse('not_found');
    if (before.status === 'closed') throw refuse('conflict');
    await updateReceipt(trx, id, { status: 'closed', closed_at: now });
    const receipt = await receiptById(trx, companyId, id);
    if (!receipt) throw refuse('not_found');
    const { code, under, over } = receipt;
    return {
      answer: { message: 'Receipt closed', receipt },
      audit: { action: 'receipt.closed', subjectId: id, details: { code, under, over } },
      events: [receiptChanged(companyId, receipt)],
    };
  });
}
