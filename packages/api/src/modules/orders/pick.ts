import { none } from '@slotwise/contract';
import type { Answer, Body } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { FieldFault } from '@slotwise/contract';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { askToCount } from '../counts';
import { idOf, line } from '../fields';
import {
  allocate,
  book,
  deleteReservations,
  lockPlaces,
  movesByIds,
  movesByKeys,
  serialsOf,
  skusByIds,
  stockMoved,
  toDraftSku,
} from '../stock';
import { tenantOf } from '../tenants';
import { namesOfUsers } from '../users';
import { policyOf } from '../warehouse-layout';
import { changed } from './events';
import { keepStops } from './keep-stops';
import { endLists } from './measure-walks';
import { canceledOfLine, lockOrders, settleOrders, updateOrderLine } from './order-queries';
import {
  assignList,
  doubtful,
  lockLists,
  pickListById,
  taskOfKey,
  tasksOfList,
  toTask,
  updateTask,
  type TaskRow,
} from './pick-queries';
import { stopsFor, type Stop } from './stops';

type Said = Body<'POST /pick-list/pick'>;
interface Picking {
  companyId: string;
  userId: string;
  now: Date;
}

/**
 * Books a pick at a stop. If it is less than wanted, the rest is looked for elsewhere; pieces that are nowhere stay to
 * be picked, or are canceled, as the warehouse's policy says; and the place is to be counted.
 */
export function pick({ actor, body, now, tx }: Ctx<'POST /pick-list/pick'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.pick_list_id);
  if (!id) throw refuse('not_found');
  const picking: Picking = { companyId, userId: actor.userId, now };
  return tx(async (trx) => {
    const known = (await tasksOfList(trx, companyId, id)).find(({ turn }) => turn === body.turn);
    if (!known) throw refuse('not_found');
    const rest = checkedRest(body, known);
    const elsewhere = await holdPlaces(trx, picking, known, rest);
    const [list] = await lockLists(trx, companyId, [id]);
    const before = await taskOfKey(trx, companyId, body.key);
    if (before?.user_id === actor.userId) {
      if (!isSame(before, body)) throw refuse('idempotency_key_reused');
      return { answer: await answerOf(trx, companyId, before), audit: none('it was booked before') };
    }
    const [task, turns] = await stopOf(trx, companyId, { id, turn: body.turn });
    if (!list || !task) throw refuse('not_found');
    if (list.status !== 'open' || task.status !== 'open') throw refuse('conflict', [await whyOver(trx, task)]);
    if (list.user_id !== null && list.user_id !== actor.userId) throw refuse('assigned_to_other');
    // Also somebody else's pick at another stop: nobody is answered with what others have picked.
    if (before || (await movesByKeys(trx, companyId, [body.key])).length > 0) throw refuse('idempotency_key_reused');
    if (list.user_id === null) await assignList(trx, id, actor.userId);
    await lockOrders(trx, companyId, [task.order_id]);
    await deleteReservations(trx, companyId, task.reservation_id === null ? [] : [task.reservation_id]);
    const moves = await takeOut(trx, picking, task, body);
    const stops = elsewhere.slice(0, rest > 0 ? undefined : 0);
    const found = stops.reduce((sum, { quantity }) => sum + quantity, 0);
    const canceled = (await policyOf(trx, task.warehouse_id)).shortPicks === 'cancel' ? rest - found : 0;
    await updateTask(
      trx,
      { listId: id, turn: task.turn },
      {
        ...{
          status: rest > 0 ? 'short' : 'picked',
          picked: body.quantity,
          canceled,
          reason: rest > 0 ? (body.reason ?? null) : null,
        },
        ...{ key: body.key, ended_at: now, user_id: actor.userId, reservation_id: null },
      },
    );
    const keeping = { ...picking, warehouseId: task.warehouse_id, listId: id, turn: turns + 1, insteadOf: task.turn };
    await keepStops(trx, keeping, stops);
    await updateOrderLine(trx, { orderId: task.order_id, line: task.line }, { picked: body.quantity, canceled });
    await endLists(trx, [id], now);
    await settleOrders(trx, [task.order_id], now);
    const asking = { ...picking, warehouseId: task.warehouse_id };
    const counts = rest > 0 ? await askToCount(trx, asking, task.location_id) : [];
    const [after] = await stopOf(trx, companyId, { id, turn: task.turn });
    if (!after) throw refuse('not_found');
    return {
      answer: await answerOf(trx, companyId, after),
      audit:
        rest > 0
          ? {
              action: 'pick.short',
              subjectId: id,
              details: {
                ...{ turn: task.turn, wanted: task.quantity, picked: body.quantity },
                ...{ reason: body.reason ?? '', elsewhere: found },
              },
            }
          : none('the ledger itself says who, when and why'),
      events: [
        ...stockMoved(companyId, moves),
        ...counts,
        ...(await changed(trx, companyId, { orderIds: [task.order_id], listIds: [id] })),
      ],
    };
  });
}

/** Pieces that are wanted and were not picked. @throws validation_failed if nobody says why, or if there are more than wanted */
function checkedRest({ quantity, reason }: Said, { quantity: wanted }: TaskRow): number {
  if (quantity > wanted) throw badField('quantity', 'more_than_wanted', { wanted });
  if (quantity < wanted && reason === undefined) throw badField('reason', 'not_all', { wanted });
  return wanted - quantity;
}

/** Holds the place of a stop and those where the rest could be taken. @returns the stops there, in walking order */
async function holdPlaces(trx: Trx, { companyId, now }: Picking, task: TaskRow, rest: number): Promise<Stop[]> {
  const { sku_id: skuId, location_id: locationId, warehouse_id: warehouseId } = task;
  if (rest === 0) {
    await lockPlaces(trx, companyId, [locationId]);
    return [];
  }
  const doubted = (await doubtful(trx, companyId, [skuId])).add(`${skuId} ${locationId}`);
  const { parts } = await allocate(
    trx,
    {
      ...{ companyId, warehouseId, now, hold: [locationId] },
      isUsable: (row) => !doubted.has(`${row.skuId} ${row.locationId}`),
    },
    new Map([[skuId, rest]]),
  );
  return stopsFor([{ orderId: task.order_id, line: task.line, skuId, pieces: rest }], parts).stops;
}

/** The reason that a stop is not open any more. Its list must be held. */
async function whyOver(trx: Trx, task: TaskRow): Promise<FieldFault> {
  if (task.status === 'picked' || task.status === 'short') {
    const [picker] = task.user_id === null ? [] : await namesOfUsers(trx, [task.user_id]);
    return picker?.name
      ? fieldFault('turn', 'stop_done', { name: picker.name })
      : fieldFault('turn', 'stop_done_already');
  }
  const line = await canceledOfLine(trx, task.order_id, task.line);
  return line.canceled > line.byStops
    ? fieldFault('turn', 'order_canceled', { code: task.order_code })
    : fieldFault('pick_list_id', 'list_given_up');
}

/** A stop as it stands now, and the last turn of its list. */
async function stopOf(trx: Trx, companyId: string, { id, turn }: { id: string; turn: number }) {
  const tasks = await tasksOfList(trx, companyId, id);
  return [tasks.find((task) => task.turn === turn), tasks.at(-1)?.turn ?? 0] as const;
}

const isSame = (task: TaskRow, said: Said) =>
  task.pick_list_id === said.pick_list_id &&
  task.turn === said.turn &&
  task.picked === said.quantity &&
  (task.status === 'picked' || task.reason === said.reason);

/** Books the move. @throws lot_unusable, if it has expired since it was reserved, or somebody holds it */
async function takeOut(
  trx: Trx,
  { companyId, userId, now }: Picking,
  task: TaskRow,
  { quantity, key, serials: given, note }: Said,
) {
  if (quantity === 0) return [];
  const today = now.toISOString().slice(0, 10);
  if (task.lot_held === true || (task.lot_expires !== null && task.lot_expires < today)) throw refuse('lot_unusable');
  const sku = (await skusByIds(trx, companyId, [task.sku_id])).get(task.sku_id);
  if (!sku) throw refuse('not_found');
  const faults: FieldFault[] = [];
  const serials = serialsOf(sku, { serials: given, quantity }, 'serials', faults);
  if (faults.length > 0) throw refuse('validation_failed', faults);
  return book(trx, { companyId, userId, now }, [
    {
      ...{
        field: '',
        names: { from: 'turn' },
        key,
        kind: 'pick',
        warehouseId: task.warehouse_id,
        sku: toDraftSku(sku),
      },
      ...{
        serials,
        lotId: task.lot_id,
        quantity,
        from: { locationId: task.location_id, state: 'available' },
        to: null,
      },
      ...{ reason: note === undefined ? null : line('note', note), source: 'order', sourceId: task.order_id },
    },
  ]);
}

/** Result of a stop, as often as it is asked. */
async function answerOf(trx: Trx, companyId: string, task: TaskRow): Promise<Answer<'POST /pick-list/pick'>> {
  const pickList = await pickListById(trx, companyId, task.pick_list_id);
  if (!pickList) throw refuse('not_found');
  const instead = (await tasksOfList(trx, companyId, task.pick_list_id)).filter(
    ({ instead_of }) => instead_of === task.turn,
  );
  const booked = task.picked > 0 && task.key !== null ? await movesByKeys(trx, companyId, [task.key]) : [];
  const found = instead.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    message: task.status === 'short' ? 'Picked short' : 'Picked',
    ...{ pickList, task: toTask(task), instead: instead.map(toTask) },
    moves: await movesByIds(
      trx,
      companyId,
      booked.map(({ id }) => id),
    ),
    ...{ backOrdered: task.quantity - task.picked - task.canceled - found, canceled: task.canceled },
  };
}
