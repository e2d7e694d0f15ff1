import { codeKey } from '@slotwise/contract/code-key';
import { none } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import {
  book,
  contentsOf,
  lockPlaces,
  movesByIds,
  serialsIn,
  skusByIds,
  stockMoved,
  toDraftSku,
  type Content,
  type Draft,
} from '../stock';
import { tenantOf } from '../tenants';
import { proposalChanged, tasksChanged } from './events';
import { proposalOf } from './proposal-of';
import { lockProposal, updateProposal } from './proposal-queries';
import { takenSince } from './take-task';
import {
  bookedFor,
  lockTask,
  movePreferred,
  plainTasks,
  taskAt,
  taskOfKey,
  toTask,
  updateTask,
  type TaskRow,
} from './task-queries';

/**
 * Books the move of a step: every lot and state of the SKU that lies in its place, or, for a step that brings back, as
 * much as was carried and still lies there. The ledger's rules decide; a step that they refuse stays to be done.
 */
export function finishTask({ actor, body, now, tx }: Ctx<'POST /move-task/done'>) {
  const { id: companyId } = tenantOf(actor);
  const { turn, key } = body;
  const proposalId = idOf(body.proposal_id);
  if (!proposalId) throw refuse('not_found');
  return tx(async (trx) => {
    const known = await taskAt(trx, companyId, proposalId, turn);
    if (!known) throw refuse('not_found');
    await lockPlaces(trx, companyId, [known.from_location_id, known.to_location_id]);
    const held = await lockProposal(trx, companyId, proposalId);
    await lockTask(trx, proposalId, turn);
    const before = await taskOfKey(trx, companyId, key);
    if (before?.user_id === actor.userId) {
      if (before.proposal_id !== proposalId || before.turn !== turn) throw refuse('idempotency_key_reused');
      return { answer: await answerOf(trx, companyId, before), audit: none('it was booked before') };
    }
    const task = await taskAt(trx, companyId, proposalId, turn);
    if (!held || task?.status !== 'open') throw refuse('conflict');
    if (!task.ready) throw refuse('task_not_ready');
    const ofOther = task.user_id !== null && task.user_id !== actor.userId;
    if (ofOther && task.taken_at !== null && task.taken_at > takenSince(now)) throw refuse('assigned_to_other');
    // Somebody else's: nobody is answered with what others have moved.
    if (before) throw refuse('idempotency_key_reused');
    const drafts = await draftsOf(trx, companyId, task, { key, reason: reasonOf(held) });
    const moves = await book(trx, { companyId, userId: actor.userId, now }, drafts);
    const pieces = drafts.reduce((sum, { quantity }) => sum + quantity, 0);
    const changes = { status: 'done', done_at: now, user_id: actor.userId, key, pieces } as const;
    await updateTask(trx, { proposalId, turn }, changes);
    await movePreferred(trx, {
      ...{ warehouseId: task.warehouse_id, skuId: task.sku_id },
      ...{ fromId: task.from_location_id, toId: task.to_location_id },
    });
    const open = (await plainTasks(trx, proposalId)).some(({ status }) => status === 'open');
    if (!open) {
      const status = held.status === 'active' ? 'done' : 'taken_back';
      await updateProposal(trx, proposalId, { status, ended_at: now });
    }
    const after = await taskAt(trx, companyId, proposalId, turn);
    const proposal = await proposalOf(trx, companyId, proposalId);
    if (!after) throw refuse('not_found');
    return {
      answer: { message: 'Moved', task: toTask(after), moves },
      audit: none('the ledger itself says who, when and why'),
      events: [
        ...stockMoved(companyId, moves),
        tasksChanged(companyId, proposal),
        proposalChanged(companyId, proposal),
      ],
    };
  });
}

type Carried = Pick<Draft, 'lotId' | 'quantity' | 'serials'> & Pick<Content, 'state'>;

/** The plan by its name, or by its day: the ledger says why goods were carried. */
const reasonOf = ({ name, created_at: made }: { name: string; created_at: Date }) =>
  name === '' ? made.toISOString().slice(0, 10) : name;

async function draftsOf(
  trx: Trx,
  companyId: string,
  task: TaskRow,
  { key, reason }: { key: string; reason: string },
): Promise<Draft[]> {
  const { sku_id: skuId, from_location_id: fromId, to_location_id: toId } = task;
  const sku = (await skusByIds(trx, companyId, [skuId])).get(skuId);
  if (!sku) throw refuse('not_found');
  const lying = (await contentsOf(trx, [fromId])).filter((row) => row.skuId === skuId && row.quantity > 0);
  const rows = task.undoes === null ? null : await carriedBy(trx, companyId, task);
  const carried = rows && new Map(rows.map((row) => [`${row.lot_id ?? ''} ${row.from_state ?? ''}`, row.quantity]));
  const carriedSerials = rows?.flatMap((row) => (row.serials ?? []).map(codeKey));
  const pieces = sku.serial_tracked ? (await serialsIn(trx, fromId)).filter((one) => one.skuId === skuId) : null;
  const goods = lying.flatMap(({ lotId, state, quantity, reserved }): Carried[] => {
    const most =
      carried === null ? quantity : Math.min(carried.get(`${lotId ?? ''} ${state}`) ?? 0, quantity - reserved);
    if (!pieces) return most > 0 ? [{ lotId, state, quantity: most, serials: null }] : [];
    // All goods there move together; a step that brings back takes the very pieces that were carried, if they lie there
    // still.
    const brought = carriedSerials && new Set(carriedSerials);
    const serials = pieces
      .filter((one) => one.lotId === lotId && one.state === state && (!brought || brought.has(codeKey(one.serial))))
      .map(({ serial }) => serial)
      .slice(0, most);
    return serials.length > 0 ? [{ lotId, state, quantity: serials.length, serials }] : [];
  });
  return goods.map(({ lotId, state, quantity, serials }, at) => ({
    ...{ field: '', names: { from: 'from', to: 'to' }, kind: 'move', warehouseId: task.warehouse_id },
    // One key of the client is as many moves as there are lots and states.
    ...{ key: at === 0 ? key : `${key}#${at}`, sku: toDraftSku(sku), lotId, quantity, serials },
    ...{ from: { locationId: fromId, state }, to: { locationId: toId, state } },
    ...{ reason, source: 'slotting', sourceId: task.proposal_id },
  }));
}

/** Bookings of the step that a task undoes. */
async function carriedBy(trx: Trx, companyId: string, { proposal_id: id, undoes }: TaskRow) {
  const undone = await taskAt(trx, companyId, id, undoes ?? 0);
  return undone?.key ? bookedFor(trx, companyId, { key: undone.key }) : [];
}

/** Result of a step, as often as it is asked. */
async function answerOf(trx: Trx, companyId: string, task: TaskRow) {
  const rows = task.key ? await bookedFor(trx, companyId, { key: task.key }) : [];
  const ids = rows.map(({ id }) => id);
  return { message: 'Moved', task: toTask(task), moves: await movesByIds(trx, companyId, ids) };
}
