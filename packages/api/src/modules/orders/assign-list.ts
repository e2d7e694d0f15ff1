import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { checkedColleague } from '../users';
import { changed } from './events';
import { assignList as writeAssignment, lockLists, pickListById } from './pick-queries';

/** Gives a list to somebody else. The previous picker gets no further pick through. */
export function assignPickList({ actor, body, tx }: Ctx<'PATCH /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.pick_list_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const userId = await checkedColleague(trx, companyId, body.user_id);
    const [before] = await lockLists(trx, companyId, [id]);
    if (!before) throw refuse('not_found');
    if (before.status !== 'open') throw refuse('conflict');
    await writeAssignment(trx, id, userId);
    const pickList = await pickListById(trx, companyId, id);
    if (!pickList) throw refuse('not_found');
    return {
      answer: { message: 'Pick list assigned', pickList },
      audit: {
        action: 'picklist.assigned',
        subjectId: id,
        before: { userId: before.user_id },
        after: { userId },
      },
      events: await changed(trx, companyId, { listIds: [id] }),
    };
  });
}
