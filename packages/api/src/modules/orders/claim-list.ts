import { none } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { changed } from './events';
import { assignList, lockLists, pickListById } from './pick-queries';

/** Makes a list that is nobody's yet one's own, before anything is fetched: of two people the second one is told at once. */
export function claimPickList({ actor, body, tx }: Ctx<'POST /pick-list/claim'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.pick_list_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const [before] = await lockLists(trx, companyId, [id]);
    if (!before) throw refuse('not_found');
    if (before.status === 'canceled') throw refuse('conflict', [fieldFault('pick_list_id', 'list_given_up')]);
    if (before.status !== 'open') throw refuse('conflict');
    if (before.user_id !== null && before.user_id !== actor.userId) throw refuse('assigned_to_other');
    const isNew = before.user_id === null;
    if (isNew) await assignList(trx, id, actor.userId);
    const pickList = await pickListById(trx, companyId, id);
    if (!pickList) throw refuse('not_found');
    return {
      answer: { message: 'Pick list claimed', pickList },
      audit: isNew
        ? {
            action: 'picklist.assigned',
            subjectId: id,
            before: { userId: before.given_to },
            after: { userId: actor.userId },
          }
        : none('it was theirs before'),
      events: isNew ? await changed(trx, companyId, { listIds: [id] }) : [],
    };
  });
}
