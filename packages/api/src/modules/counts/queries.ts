import type { CountDifference, CountSummary, CountTask, StockState } from '@slotwise/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { holderOf } from '../users';
import { differingSerials } from './differing-serials';

const OPEN = sql`('open', 'recount', 'to_approve')`;

/** The person who has an open count to walk, of rows of `counts AS c`. */
const HOLDER = holderOf({
  permission: 'count_inventory',
  ...{ company: 'c.company_id', warehouse: 'c.warehouse_id', person: 'c.assigned_to' },
  isOpen: sql<boolean>`c.status = 'open'`,
});

const ofStatus = (status: CountTask['status']) =>
  sql<number>`(SELECT count(*) FROM count_tasks t WHERE t.count_id = c.id AND t.status = ${status})::int`;

const counts = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('counts as c')
    .leftJoin('users as u', (join) => join.on('u.id', '=', HOLDER))
    .leftJoin('users as a', 'a.id', 'c.user_id')
    .select([HOLDER.as('assigned_to'), 'u.first_name', 'u.last_name'])
    .select(['c.user_id as asked_by', 'a.first_name as asker_first_name', 'a.last_name as asker_last_name'])
    .select(['c.id', 'c.warehouse_id', 'c.chosen_by', 'c.class', 'c.status', 'c.created_at', 'c.done_at'])
    .select([
      sql<string | null>`(SELECT l.code FROM count_tasks t JOIN locations l ON l.id = t.location_id
        WHERE t.count_id = c.id ORDER BY l.walk_order, l.id LIMIT 1)`.as('first_place'),
      sql<string | null>`CASE WHEN c.chosen_by = 'zone' THEN (SELECT z.name FROM count_tasks t
        JOIN locations l ON l.id = t.location_id JOIN zones z ON z.id = l.zone_id WHERE t.count_id = c.id LIMIT 1) END`.as(
        'zone',
      ),
    ])
    .select(sql<number>`(SELECT count(*) FROM count_tasks t WHERE t.count_id = c.id)::int`.as('tasks'))
    .select(
      sql<number>`(SELECT count(*) FROM count_tasks t WHERE t.count_id = c.id AND t.status IN ${OPEN})::int`.as(
        'open_tasks',
      ),
    )
    .select([ofStatus('recount').as('recount_tasks'), ofStatus('to_approve').as('approve_tasks')])
    .where('c.company_id', '=', companyId);

type CountRow = Awaited<ReturnType<ReturnType<typeof counts>['execute']>>[number];

const personOf = (id: string | null, ...names: readonly (string | null)[]) =>
  id === null ? null : { id, name: names.filter(Boolean).join(' ') || null };

const toCount = (row: CountRow): CountSummary => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  chosenBy: row.chosen_by,
  class: row.class,
  zone: row.zone,
  firstPlace: row.first_place,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  askedBy: personOf(row.asked_by, row.asker_first_name, row.asker_last_name),
  doneAt: row.done_at?.toISOString() ?? null,
  tasks: row.tasks,
  openTasks: row.open_tasks,
  recountTasks: row.recount_tasks,
  approveTasks: row.approve_tasks,
  user: personOf(row.assigned_to, row.first_name, row.last_name),
});

export const countList = defineKeyset(
  'counts',
  { name: 'at', by: sql.ref('c.created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('c.id'), type: 'text', order: 'desc', unique: true },
);

export interface CountFilter {
  warehouseId?: string;
  status?: CountSummary['status'];
}
const wantedCounts = (trx: Trx, companyId: string, { warehouseId, status }: CountFilter) =>
  counts(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('c.warehouse_id', '=', warehouseId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('c.status', '=', status ?? 'open'));

export async function countSlice(
  trx: Trx,
  companyId: string,
  filter: CountFilter,
  range: Slice<'at' | 'id'>,
): Promise<Sliced<CountSummary, 'at' | 'id'>> {
  const { rows, end } = await slice(wantedCounts(trx, companyId, filter), countList, range);
  return { rows: rows.map(toCount), end };
}
export const countCounts = (trx: Trx, companyId: string, filter: CountFilter) =>
  countSome(trx, wantedCounts(trx, companyId, filter));

export async function countById(trx: Trx, companyId: string, id: string): Promise<CountSummary | undefined> {
  const row = await counts(trx, companyId).where('c.id', '=', id).executeTakeFirst();
  return row && toCount(row);
}

// A second count is another person's: it is not of who has the count and counted first.
const ASSIGNED = sql<
  string | null
>`CASE WHEN t.status = 'recount' AND t.counted_by = c.assigned_to THEN NULL ELSE ${HOLDER} END`;

/** Of rows of `count_tasks AS t`: the first count found what the ledger said. */
export const IS_EXACT = sql<boolean>`NOT EXISTS (
  SELECT FROM count_entries e WHERE e.task_id = t.id AND e.round = 1 AND e.counted <> e.expected)`;

const tasks = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('count_tasks as t')
    .innerJoin('locations as l', 'l.id', 't.location_id')
    .innerJoin('counts as c', 'c.id', 't.count_id')
    .select(ASSIGNED.as('assigned_to'))
    .select(['t.id', 't.count_id', 't.warehouse_id', 't.location_id', 't.status', 't.counted_by', 't.recounted_by'])
    .select(['l.code', 't.difference', 't.decided_at'])
    .select(IS_EXACT.as('exact'))
    .where('t.company_id', '=', companyId);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

export const toTask = (row: TaskRow): CountTask => ({
  id: row.id,
  countId: row.count_id,
  warehouseId: row.warehouse_id,
  location: { id: row.location_id, code: row.code },
  status: row.status,
  countedBy: row.counted_by,
  recountedBy: row.recounted_by,
  userId: row.assigned_to,
  // While somebody may still be asked to count, nobody is told whether others found a difference.
  ...(row.status === 'done' && row.decided_at && { decidedAt: row.decided_at.toISOString(), exact: row.exact }),
});

export const taskList = defineKeyset(
  'count-tasks',
  { name: 'walk', by: sql.ref('l.walk_order'), type: 'bigint', order: 'asc' },
  { name: 'id', by: sql.ref('t.id'), type: 'text', order: 'asc', unique: true },
);

export interface TaskFilter {
  warehouseId?: string;
  countId?: string;
  status?: CountTask['status'];
  /** Of those that are done alone. */
  decidedFrom?: string;
  decidedTo?: string;
  exact?: 'yes' | 'no';
}
const wantedTasks = (
  trx: Trx,
  companyId: string,
  { warehouseId, countId, status, decidedFrom, decidedTo, exact }: TaskFilter,
) =>
  tasks(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('t.warehouse_id', '=', warehouseId ?? ''))
    .$if(countId !== undefined, (rows) => rows.where('t.count_id', '=', countId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('t.status', '=', status ?? 'open'))
    .$if((decidedFrom ?? decidedTo ?? exact) !== undefined, (rows) => rows.where('t.status', '=', 'done'))
    .$if(decidedFrom !== undefined, (rows) =>
      rows.where(sql<boolean>`t.decided_at >= ${decidedFrom}::date::timestamp AT TIME ZONE 'UTC'`),
    )
    .$if(decidedTo !== undefined, (rows) =>
      rows.where(sql<boolean>`t.decided_at < (${decidedTo}::date + 1)::timestamp AT TIME ZONE 'UTC'`),
    )
    .$if(exact !== undefined, (rows) => rows.where(exact === 'yes' ? IS_EXACT : sql<boolean>`NOT ${IS_EXACT}`));

export async function taskSlice(
  trx: Trx,
  companyId: string,
  filter: TaskFilter,
  range: Slice<'walk' | 'id'>,
): Promise<Sliced<CountTask, 'walk' | 'id'>> {
  const { rows, end } = await slice(wantedTasks(trx, companyId, filter), taskList, range);
  return { rows: rows.map(toTask), end };
}
export const countTasks = (trx: Trx, companyId: string, filter: TaskFilter) =>
  countSome(trx, wantedTasks(trx, companyId, filter));

export const taskById = (trx: Trx, companyId: string, id: string): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.id', '=', id).executeTakeFirst();

/** A task, held until the transaction ends. Its place is to be held before. */
export const lockTask = async (trx: Trx, companyId: string, id: string): Promise<TaskRow | undefined> => {
  await trx
    .selectFrom('count_tasks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return taskById(trx, companyId, id);
};

/** Open tasks of a count, held until the transaction ends: nobody counts it meanwhile. */
export const lockOpenTasks = (trx: Trx, countId: string) =>
  trx
    .selectFrom('count_tasks')
    .select(['status', 'warehouse_id', 'counted_by', 'recounted_by'])
    .where('count_id', '=', countId)
    .where(sql<boolean>`status IN ${OPEN}`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const updateTask = (trx: Trx, id: string, changes: Updateable<Tables['count_tasks']>) =>
  trx.updateTable('count_tasks').set(changes).where('id', '=', id).execute();

export const insertCount = (trx: Trx, row: Insertable<Tables['counts']>) =>
  trx.insertInto('counts').values(row).execute();

/** The count as it is at this moment, held until the transaction ends. */
export const lockCount = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('counts')
    .select(['status', 'assigned_to', 'warehouse_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const assignCount = (trx: Trx, id: string, userId: string | null) =>
  trx.updateTable('counts').set({ assigned_to: userId }).where('id', '=', id).execute();

/** Removes a count whose places are all counted already by another one. */
export const deleteEmptyCount = (trx: Trx, id: string) =>
  trx
    .deleteFrom('counts')
    .where('id', '=', id)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM count_tasks t WHERE t.count_id = counts.id)`)
    .execute();

/** A place of which a count is open already is left out. */
export const insertTasks = (trx: Trx, rows: readonly Insertable<Tables['count_tasks']>[]) =>
  trx
    .insertInto('count_tasks')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Ends a count of which nothing is open any more. */
export const endCount = (trx: Trx, id: string, status: 'done' | 'canceled', now: Date) =>
  trx
    .updateTable('counts')
    .set({ status, done_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(sql<boolean>`NOT EXISTS (SELECT FROM count_tasks t WHERE t.count_id = counts.id AND t.status IN ${OPEN})`)
    .execute();

export const cancelTasks = (trx: Trx, countId: string) =>
  trx
    .updateTable('count_tasks')
    .set({ status: 'canceled' })
    .where('count_id', '=', countId)
    .where(sql<boolean>`status IN ${OPEN}`)
    .execute();

export interface EntryRow {
  sku_id: string;
  lot_id: string | null;
  state: StockState;
  counted: number;
  expected: number;
  counted_serials: string[] | null;
  expected_serials: string[] | null;
}

export const replaceEntries = async (
  trx: Trx,
  at: { companyId: string; taskId: string; round: 1 | 2; userId: string; now: Date },
  rows: readonly EntryRow[],
) => {
  await trx.deleteFrom('count_entries').where('task_id', '=', at.taskId).where('round', '=', at.round).execute();
  const own = { company_id: at.companyId, task_id: at.taskId, round: at.round, user_id: at.userId, at: at.now };
  if (rows.length > 0)
    await insertEntries(
      trx,
      rows.map((row) => ({ ...row, ...own })),
    );
};

export const insertEntries = (trx: Trx, rows: readonly Insertable<Tables['count_entries']>[]) =>
  trx
    .insertInto('count_entries')
    .values([...rows])
    .execute();

export const entriesOf = (trx: Trx, taskId: string, round: 1 | 2) =>
  trx
    .selectFrom('count_entries')
    .select(['sku_id', 'lot_id', 'state', 'counted', 'expected', 'counted_serials', 'expected_serials'])
    .where('task_id', '=', taskId)
    .where('round', '=', round)
    .execute();

export async function differencesOf(trx: Trx, taskId: string): Promise<CountDifference[]> {
  const rows = await trx
    .selectFrom('count_entries as e')
    .innerJoin('skus as k', 'k.id', 'e.sku_id')
    .leftJoin('lots as b', 'b.id', 'e.lot_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'e.round',
      'e.at',
      'e.user_id',
      'u.first_name',
      'u.last_name',
      'e.state',
      'e.counted',
      'e.expected',
      'e.counted_serials',
      'e.expected_serials',
      'k.id',
      'k.code',
      'k.name',
      'e.lot_id',
      'b.code as lot_code',
    ])
    .where('e.task_id', '=', taskId)
    .orderBy('e.round')
    .orderBy('k.code_key')
    .execute();
  return rows.map((row) => ({
    round: row.round,
    sku: { id: row.id, code: row.code, name: row.name },
    lot: row.lot_id === null ? null : { id: row.lot_id, code: row.lot_code ?? '' },
    state: row.state,
    counted: row.counted,
    expected: row.expected,
    ...differingSerials(row),
    user:
      row.user_id === null
        ? null
        : { id: row.user_id, name: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim() },
    at: row.at.toISOString(),
  }));
}

export const markCounted = (trx: Trx, locationId: string, now: Date) =>
  trx.updateTable('locations').set({ counted_at: now }).where('id', '=', locationId).execute();

export const approveAboveOf = async (trx: Trx, warehouseId: string): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('warehouse_policies')
      .select('approve_above')
      .where('warehouse_id', '=', warehouseId)
      .executeTakeFirst()
  )?.approve_above;
