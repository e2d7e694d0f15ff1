import { none } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { checkedWorker } from '../users';
import { changed } from './events';
import { assignList, lockLists, pickListById } from './pick-queries';

/** The list that a call is about, held until its transaction ends. @throws not_found */
async function heldList(trx: Trx, companyId: string, asked: string) {
  const id = idOf(asked);
  const [list] = id ? await lockLists(trx, companyId, [id]) : [];
  if (!list) throw refuse('not_found');
  return list;
}

/** The same of an open list that is nobody's or of this person. @throws conflict, assigned_to_other */
async function ownList(trx: Trx, companyId: string, asked: string, userId: string) {
  const list = await heldList(trx, companyId, asked);
  if (list.status === 'canceled') throw refuse('conflict', [fieldFault('pick_list_id', 'list_given_up')]);
  if (list.status !== 'open') throw refuse('conflict');
  if (list.user_id !== null && list.user_id !== userId) throw refuse('assigned_to_other');
  return list;
}

const summary = async (trx: Trx, companyId: string, id: string) => {
  const pickList = await pickListById(trx, companyId, id);
  if (!pickList) throw refuse('not_found');
  return pickList;
};

/** Writes whose a list is from now on. */
async function give(trx: Trx, companyId: string, list: Awaited<ReturnType<typeof heldList>>, userId: string | null) {
  await assignList(trx, list.id, userId);
  return {
    audit: {
      action: 'picklist.assigned' as const,
      subjectId: list.id,
      before: { userId: list.given_to },
      after: { userId },
    },
    events: await changed(trx, companyId, { listIds: [list.id] }),
  };
}

/** Gives a list to somebody else. The previous picker gets no further pick through. */
export function assignPickList({ actor, body, tx }: Ctx<'PATCH /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const before = await heldList(trx, companyId, body.pick_list_id);
    const work = { companyId, warehouseId: before.warehouse_id, permission: 'move_inventory' } as const;
    const userId = await checkedWorker(trx, work, body.user_id);
    if (before.status !== 'open') throw refuse('conflict');
    const given = await give(trx, companyId, before, userId);
    return { answer: { message: 'Pick list assigned', pickList: await summary(trx, companyId, before.id) }, ...given };
  });
}

/** Makes a list that is nobody's yet one's own, before anything is fetched: of two people the second one is told at once. */
export function claimPickList({ actor, body, tx }: Ctx<'POST /pick-list/claim'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const before = await ownList(trx, companyId, body.pick_list_id, actor.userId);
    const given =
      before.user_id === null
        ? await give(trx, companyId, before, actor.userId)
        : { audit: none('it was theirs before'), events: [] };
    return { answer: { message: 'Pick list claimed', pickList: await summary(trx, companyId, before.id) }, ...given };
  });
}

/** Hands a list of one's own back: it is whoever's who picks first, and what was picked of it stays picked. */
export function leavePickList({ actor, body, tx }: Ctx<'POST /pick-list/leave'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const before = await ownList(trx, companyId, body.pick_list_id, actor.userId);
    const given =
      before.user_id === null
        ? { audit: none('it was nobody’s before'), events: [] }
        : await give(trx, companyId, before, null);
    return { answer: { message: 'Pick list left', pickList: await summary(trx, companyId, before.id) }, ...given };
  });
}
