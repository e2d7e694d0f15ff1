import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { checkedWorker } from '../users';
import { changed } from './events';
import { assignList as writeAssignment, lockLists, pickListById } from './pick-queries';

/** Gives a list to somebody else. The previous picker gets no further pick through. */
export function assignPickList({ actor, body, tx }: Ctx<'PATCH /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.pick_list_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const [before] = await lockLists(trx, companyId, [id]);
    if (!before) throw refuse('not_found');
    const work = { companyId, warehouseId: before.warehouse_id, permission: 'move_inventory' } as const;
    const userId = await checkedWorker(trx, work, body.user_id);
    if (before.status !== 'open') throw refuse('conflict');
    await writeAssignment(trx, id, userId);
    const pickList = await pickListById(trx, companyId, id);
    if (!pickList) throw refuse('not_found');
    return {
      answer: { message: 'Pick list assigned', pickList },
      audit: {
        action: 'picklist.assigned',
        subjectId: id,
        before: { userId: before.given_to },
        after: { userId },
      },
      events: await changed(trx, companyId, { listIds: [id] }),
    };
  });
}
