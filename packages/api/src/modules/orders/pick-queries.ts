import type { PickListSummary, PickTask } from '@slotwise/contract';
import { PICK_LIST_CODES_MAX } from '@slotwise/contract/constants';
import { sql, type Insertable, type Updateable } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { lotOf } from '../stock';
import { holderOf } from '../users';

const ofTasks = (what: string) => sql<number>`(SELECT ${sql.raw(what)} FROM pick_tasks t WHERE t.pick_list_id = p.id)`;

/** The person who has an open list to walk, of rows of `pick_lists AS p`. */
const HOLDER = holderOf({
  permission: 'move_inventory',
  ...{ company: 'p.company_id', warehouse: 'p.warehouse_id', person: 'p.user_id' },
  isOpen: sql<boolean>`p.status = 'open'`,
});

const lists = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('pick_lists as p')
    .leftJoin('users as u', (join) => join.on('u.id', '=', HOLDER))
    .select(['p.id', 'p.warehouse_id', 'p.status', HOLDER.as('user_id'), 'p.created_at', 'p.done_at'])
    .select(['u.first_name', 'u.last_name'])
    .select([
      // An order whose stops were all taken off the list is not on it any more, unless there is no other.
      ofTasks(`coalesce(nullif(count(DISTINCT t.order_id) FILTER (WHERE t.status <> 'canceled'), 0),
        count(DISTINCT t.order_id))::int`).as('orders'),
      sql<string[]>`ARRAY(SELECT o.code FROM orders o
        WHERE o.id IN (SELECT t.order_id FROM pick_tasks t WHERE t.pick_list_id = p.id AND t.status <> 'canceled')
        ORDER BY o.due_at NULLS LAST, o.ordered_at, o.code LIMIT ${sql.lit(PICK_LIST_CODES_MAX)})`.as('order_codes'),
      ofTasks('count(*)::int').as('tasks'),
      ofTasks(`count(*) FILTER (WHERE t.status = 'open')::int`).as('open_tasks'),
      ofTasks(`count(*) FILTER (WHERE t.status = 'short')::int`).as('short_tasks'),
    ])
    .where('p.company_id', '=', companyId);

type ListRow = Awaited<ReturnType<ReturnType<typeof lists>['execute']>>[number];

const nameOf = ({ first_name: first, last_name: last }: Pick<ListRow, 'first_name' | 'last_name'>) =>
  first === null ? null : `${first} ${last ?? ''}`.trim();

const toList = (row: ListRow): PickListSummary => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  status: row.status,
  user: row.user_id === null ? null : { id: row.user_id, name: nameOf(row) },
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  orders: row.orders,
  orderCodes: row.order_codes,
  tasks: row.tasks,
  openTasks: row.open_tasks,
  shortTasks: row.short_tasks,
});

export const pickListList = defineKeyset(
  'pick-lists',
  { name: 'at', by: sql.ref('p.created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('p.id'), type: 'text', order: 'desc', unique: true },
);

export interface PickListFilter {
  warehouseId?: string;
  status?: PickListSummary['status'];
  userId?: string;
}

const wantedLists = (trx: Trx, companyId: string, { warehouseId, status, userId }: PickListFilter) =>
  lists(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('p.warehouse_id', '=', warehouseId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('p.status', '=', status ?? 'open'))
    .$if(userId !== undefined, (rows) => rows.where(HOLDER, '=', userId ?? ''));

export async function pickListSlice(
  trx: Trx,
  companyId: string,
  filter: PickListFilter,
  range: Slice<'at' | 'id'>,
): Promise<Sliced<PickListSummary, 'at' | 'id'>> {
  const { rows, end } = await slice(wantedLists(trx, companyId, filter), pickListList, range);
  return { rows: rows.map(toList), end };
}

export const countPickLists = (trx: Trx, companyId: string, filter: PickListFilter) =>
  countSome(trx, wantedLists(trx, companyId, filter));

/** In the order of their ids. */
export async function pickListsByIds(trx: Trx, companyId: string, ids: readonly string[]): Promise<PickListSummary[]> {
  const rows = await lists(trx, companyId)
    .where(sql<boolean>`p.id = ANY(${[...ids]}::text[])`)
    .orderBy('p.id')
    .execute();
  return rows.map(toList);
}

export async function pickListById(trx: Trx, companyId: string, id: string): Promise<PickListSummary | undefined> {
  const [list] = await pickListsByIds(trx, companyId, [id]);
  return list;
}

const tasks = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('pick_tasks as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('skus as k', 'k.id', 't.sku_id')
    .innerJoin('locations as l', 'l.id', 't.location_id')
    .leftJoin('lots as b', 'b.id', 't.lot_id')
    .select(['t.pick_list_id', 't.turn', 't.order_id', 't.line', 't.quantity', 't.picked', 't.status', 't.reason'])
    .select(['t.canceled', 't.key', 't.ended_at', 't.instead_of', 't.reservation_id', 't.lot_id', 't.location_id'])
    .select(['t.user_id', 't.undone'])
    .select(['o.code as order_code', 'k.id as sku_id', 'k.code as sku_code', 'k.serial_tracked', 'k.name as sku_name'])
    .select(['l.code as location_code', 'b.code as lot_code', 'b.held as lot_held', 'o.warehouse_id'])
    .select(sql<string | null>`b.expires_on::text`.as('lot_expires'))
    .select(
      sql<
        PickTask['barcodes']
      >`(SELECT coalesce(json_agg(json_build_object('code', c.code, 'pieces', coalesce(n.factor, 1))
        ORDER BY c.code), '[]') FROM barcodes c LEFT JOIN sku_units n ON n.sku_id = c.sku_id AND n.unit = c.unit
        WHERE c.sku_id = t.sku_id)`.as('barcodes'),
    )
    .where('t.company_id', '=', companyId)
    .orderBy('t.pick_list_id')
    .orderBy('t.turn');

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

export const toTask = (row: TaskRow): PickTask => ({
  pickListId: row.pick_list_id,
  turn: row.turn,
  orderId: row.order_id,
  orderCode: row.order_code,
  line: row.line,
  sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
  barcodes: row.barcodes,
  location: { id: row.location_id, code: row.location_code },
  lot: lotOf(row),
  quantity: row.quantity,
  picked: row.picked,
  status: row.status,
  reason: row.reason,
  endedAt: row.ended_at?.toISOString() ?? null,
  pickedBy: row.user_id,
  undone: row.undone,
  serialTracked: row.serial_tracked,
});

/** The stops of a walk, in their order. */
export const tasksOfList = (trx: Trx, companyId: string, id: string): Promise<TaskRow[]> =>
  tasks(trx, companyId).where('t.pick_list_id', '=', id).execute();

/** Picks of orders, present and past, list by list. */
export const tasksOfOrders = (trx: Trx, companyId: string, ids: readonly string[]): Promise<TaskRow[]> =>
  tasks(trx, companyId)
    .where(sql<boolean>`t.order_id = ANY(${[...ids]}::text[])`)
    .execute();

export const taskOfKey = (trx: Trx, companyId: string, key: string): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.key', '=', key).executeTakeFirst();

/** Pick lists, held until the transaction ends, in the order of their ids. Places are to be held before, orders after. */
export const lockLists = (trx: Trx, companyId: string, ids: readonly string[]) =>
  trx
    .selectFrom('pick_lists as p')
    .select(['p.id', 'p.status', 'p.warehouse_id', 'p.user_id as given_to', HOLDER.as('user_id')])
    .where('p.company_id', '=', companyId)
    .where(sql<boolean>`p.id = ANY(${[...new Set(ids)]}::text[])`)
    .orderBy('p.id')
    .forUpdate()
    .execute();

export const insertPickList = (trx: Trx, row: Insertable<Tables['pick_lists']>) =>
  trx.insertInto('pick_lists').values(row).execute();

export const insertTasks = (trx: Trx, rows: readonly Insertable<Tables['pick_tasks']>[]) =>
  insertRows(trx, 'pick_tasks', rows);

export const updateTask = (
  trx: Trx,
  { listId, turn }: { listId: string; turn: number },
  changes: Updateable<Tables['pick_tasks']>,
) => trx.updateTable('pick_tasks').set(changes).where('pick_list_id', '=', listId).where('turn', '=', turn).execute();

/** Stops that nobody walks to any more. Their lists must be held. */
export const cancelTasks = (trx: Trx, stops: readonly Pick<TaskRow, 'pick_list_id' | 'turn'>[], now: Date) =>
  sql`
    UPDATE pick_tasks t SET status = 'canceled', reservation_id = NULL, ended_at = ${now}::timestamptz
    FROM unnest(${stops.map((stop) => stop.pick_list_id)}::text[], ${stops.map(({ turn }) => turn)}::int[]) AS f(list_id, turn)
    WHERE t.pick_list_id = f.list_id AND t.turn = f.turn`.execute(trx);

export const deleteTasks = (trx: Trx, listId: string, turns: readonly number[]) =>
  trx
    .deleteFrom('pick_tasks')
    .where('pick_list_id', '=', listId)
    .where(sql<boolean>`turn = ANY(${[...turns]}::int[])`)
    .execute();

/** The list must be held. */
export const reopenList = (trx: Trx, id: string) =>
  trx
    .updateTable('pick_lists')
    .set({ status: 'open', done_at: null, walked_mm: null, walked_lines: null })
    .where('id', '=', id)
    .execute();

export const assignList = (trx: Trx, id: string, userId: string | null) =>
  trx.updateTable('pick_lists').set({ user_id: userId }).where('id', '=', id).execute();

/** Ends lists of which no stop is open any more. The lists must be held. @returns the ids of those that have ended */
export async function settleLists(trx: Trx, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE pick_lists p SET done_at = ${now}::timestamptz,
      status = CASE WHEN EXISTS (SELECT FROM pick_tasks t WHERE t.pick_list_id = p.id AND t.status IN ('picked', 'short'))
        THEN 'done' ELSE 'canceled' END
    WHERE p.id = ANY(${[...ids]}::text[]) AND p.status = 'open'
      AND NOT EXISTS (SELECT FROM pick_tasks t WHERE t.pick_list_id = p.id AND t.status = 'open')
    RETURNING p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Places where somebody found less than the ledger says, and nobody has counted since: `SKU place`. */
export async function doubtful(trx: Trx, companyId: string, skuIds: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('pick_tasks as t')
    .innerJoin('locations as l', 'l.id', 't.location_id')
    .select(['t.sku_id', 't.location_id'])
    .distinct()
    .where('t.company_id', '=', companyId)
    .where('t.status', '=', 'short')
    .where(sql<boolean>`t.sku_id = ANY(${[...skuIds]}::text[])`)
    .where(sql<boolean>`t.ended_at > coalesce(l.counted_at, '-infinity')`)
    .execute();
  return new Set(rows.map((row) => `${row.sku_id} ${row.location_id}`));
}
