import { none, type FieldFault, type ReceiptLine } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { book, lockPlaces, movesByKeys, resolveGoods, sayingWhere, stockMoved, type Draft } from '../stock';
import { tenantOf } from '../tenants';
import { policyOf } from '../warehouse-layout';
import { receiptChanged } from './event';
import { linesOfReceipt, lockReceipt, receiptById, updateReceipt } from './queries';

/** Books goods of a receipt that arrive. Bookings under the same keys are answered as they were, and count once. */
export function receiveReceipt(ctx: Ctx<'POST /receipt/receive'>) {
  const { actor, body, now, tx } = ctx;
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.receipt_id);
  if (!id) throw refuse('not_found');
  const work = async (trx: Trx) => {
    const known = await receiptById(trx, companyId, id);
    if (!known) throw refuse('not_found');
    const goods = await resolveGoods(trx, { companyId, now, makeLots: true, list: 'moves' }, body.moves);
    const usual = known.returns ? 'returned' : 'available';
    const drafts = body.moves.flatMap((given, index): Draft[] => {
      const what = goods[index];
      const to = { locationId: idOf(given.to_location_id) ?? '', state: given.state ?? usual };
      const about = {
        field: `moves/${index}`,
        key: given.key,
        kind: 'receive',
        warehouseId: known.warehouseId,
      } as const;
      return what ? [{ ...what, ...about, from: null, to, reason: null, source: 'receipt', sourceId: id }] : [];
    });
    checkStates(known.returns, drafts);
    await lockPlaces(
      trx,
      companyId,
      drafts.map(({ to }) => to?.locationId ?? ''),
    );
    await lockReceipt(trx, companyId, id);
    const before = await movesByKeys(
      trx,
      companyId,
      drafts.map(({ key }) => key),
    );
    const others = new Set(
      before.flatMap(({ key, source, source_id }) => (source === 'receipt' && source_id === id ? [] : [key])),
    );
    const reused = drafts.filter(({ key }) => others.has(key));
    if (reused.length > 0)
      throw refuse(
        'idempotency_key_reused',
        reused.map(({ field }) => fieldFault(`${field}/key`, 'key_used')),
      );
    const booked = new Set(before.map(({ key }) => key));
    const fresh = drafts.filter(({ key }) => !booked.has(key));
    const status = (await receiptById(trx, companyId, id))?.status;
    if (fresh.length > 0 && status === 'closed') throw refuse('conflict');
    const { overReceipt } = await policyOf(trx, known.warehouseId);
    checkExpected(fresh, await linesOfReceipt(trx, id, overReceipt));
    const moves = await book(trx, { companyId, userId: actor.userId, now }, drafts);
    if (status === 'expected') await updateReceipt(trx, id, { status: 'receiving' });
    const receipt = await receiptById(trx, companyId, id);
    if (!receipt) throw refuse('not_found');
    const lines = await linesOfReceipt(trx, id, overReceipt);
    return {
      answer: { message: 'Received', receipt, lines, moves },
      audit: none('the ledger itself says who, when and why'),
      events: [receiptChanged(companyId, receipt), ...stockMoved(companyId, moves)],
    };
  };
  return sayingWhere(ctx, () => tx(work));
}

/**
 * Goods that come back from customers are available only once somebody has looked at them. The database refuses it,
 * too.
 */
function checkStates(returns: boolean, drafts: readonly Draft[]): void {
  const faults = drafts.flatMap(({ field, to }) =>
    returns && to?.state === 'available' ? [fieldFault(`${field}/state`, 'returned_only')] : [],
  );
  if (faults.length > 0) throw refuse('validation_failed', faults);
}

/** @throws over_receipt, with every line that is not expected, or whose SKU would be more than the limit */
function checkExpected(drafts: readonly Draft[], lines: readonly ReceiptLine[]): void {
  const received = new Map(lines.map(({ sku, received }) => [sku.id, received]));
  const faults = drafts.flatMap(({ field, sku, quantity }): FieldFault[] => {
    const line = lines.find((one) => one.sku.id === sku.id);
    if (!line) return [fieldFault(`${field}/sku_id`, 'not_expected', { sku: sku.code })];
    const sum = (received.get(sku.id) ?? 0) + quantity;
    received.set(sku.id, sum);
    const { expected, most } = line;
    return sum > most
      ? [fieldFault(`${field}/quantity`, 'over_expected', { received: line.received, expected, most })]
      : [];
  });
  if (faults.length > 0) throw refuse('over_receipt', faults);
}
