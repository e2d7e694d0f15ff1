import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { checkedWorker } from '../users';
import { countChanged } from './events';
import { assignCount as writeAssignment, countById, lockCount } from './queries';

/** Gives a count to somebody else, or frees it. From then on nobody else's first count of its places gets through. */
export function assignCount({ actor, body, tx }: Ctx<'PATCH /count'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.count_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const before = await lockCount(trx, companyId, id);
    if (!before) throw refuse('not_found');
    const work = { companyId, warehouseId: before.warehouse_id, permission: 'count_inventory' } as const;
    const userId = await checkedWorker(trx, work, body.user_id);
    if (before.status !== 'open') throw refuse('conflict', [fieldFault('count_id', 'count_over')]);
    await writeAssignment(trx, id, userId);
    const count = await countById(trx, companyId, id);
    if (!count) throw refuse('not_found');
    return {
      answer: { message: 'Count assigned', count },
      audit: {
        action: 'count.assigned',
        subjectId: id,
        before: { userId: before.assigned_to },
        after: { userId },
      },
      events: [countChanged(companyId, count)],
    };
  });
}
