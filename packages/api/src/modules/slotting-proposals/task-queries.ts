import type { MoveTask } from '@slotwise/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { LOTS_OF_TASK } from './lot-queries';
import { personOf } from './proposal-queries';

/** Whether everything is done that a task needs. */
const IS_READY = sql<boolean>`NOT EXISTS (SELECT FROM slotting_tasks n WHERE n.proposal_id = t.proposal_id
  AND n.turn = ANY(t.needs) AND n.status = 'open')`;

/**
 * Pieces that a task moved or would move now: all that lies there, or for one that brings back, no more than was
 * carried.
 */
const PIECES = sql<number>`coalesce(t.pieces, least(
  (SELECT sum(s.on_hand - s.reserved) FROM stock s WHERE s.sku_id = t.sku_id AND s.location_id = t.from_location_id),
  (SELECT d.pieces FROM slotting_tasks d WHERE d.proposal_id = t.proposal_id AND d.turn = t.undoes)), 0)::bigint`;

const tasks = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('slotting_tasks as t')
    .innerJoin('slotting_proposals as p', 'p.id', 't.proposal_id')
    .innerJoin('skus as k', 'k.id', 't.sku_id')
    .innerJoin('locations as f', 'f.id', 't.from_location_id')
    .innerJoin('locations as l', 'l.id', 't.to_location_id')
    .leftJoin('users as u', 'u.id', 't.user_id')
    .select(['t.proposal_id', 't.turn', 't.undoes', 't.buffer', 't.status', 't.key', 't.user_id', 't.taken_at'])
    .select(['t.sku_id', 't.from_location_id', 't.to_location_id', 'p.warehouse_id', 'p.status as proposal_status'])
    .select(['k.code as sku_code', 'k.name as sku_name', 'f.code as from_code', 'l.code as to_code'])
    .select([
      IS_READY.as('ready'),
      sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('user_name'),
      PIECES.as('pieces'),
      LOTS_OF_TASK.as('lots'),
    ])
    .where('t.company_id', '=', companyId);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

export const toTask = (row: TaskRow): MoveTask => ({
  proposalId: row.proposal_id,
  warehouseId: row.warehouse_id,
  turn: row.turn,
  sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
  from: { id: row.from_location_id, code: row.from_code },
  to: { id: row.to_location_id, code: row.to_code },
  pieces: row.pieces,
  lots: row.lots,
  back: row.undoes !== null,
  buffer: row.buffer,
  status: row.status === 'open' ? (row.ready ? 'ready' : 'waiting') : row.status,
  user: personOf(row.user_id, row.user_name),
});

export const taskAt = (trx: Trx, companyId: string, proposalId: string, turn: number): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.proposal_id', '=', proposalId).where('t.turn', '=', turn).executeTakeFirst();

export const taskOfKey = (trx: Trx, companyId: string, key: string): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.key', '=', key).executeTakeFirst();

export interface TaskFilter {
  warehouseId: string;
  /** All tasks of it; without, the open ones of active proposals. */
  proposalId?: string;
}

const wantedTasks = (trx: Trx, companyId: string, { warehouseId, proposalId }: TaskFilter) =>
  tasks(trx, companyId)
    .where('p.warehouse_id', '=', warehouseId)
    .$if(proposalId !== undefined, (rows) => rows.where('t.proposal_id', '=', proposalId ?? ''))
    .$if(proposalId === undefined, (rows) => rows.where('t.status', '=', 'open'));

export const taskList = defineKeyset('move-tasks', {
  ...{ name: 'turn', by: sql.ref('t.turn'), type: 'bigint', order: 'asc', unique: true },
});

export async function taskSlice(
  trx: Trx,
  companyId: string,
  filter: TaskFilter,
  range: Slice<'turn'>,
): Promise<Sliced<MoveTask, 'turn'>> {
  const { rows, end } = await slice(wantedTasks(trx, companyId, filter), taskList, range);
  return { rows: rows.map(toTask), end };
}

export const countTasks = (trx: Trx, companyId: string, filter: TaskFilter) =>
  countSome(trx, wantedTasks(trx, companyId, filter));

export const insertTasks = (trx: Trx, rows: readonly Insertable<Tables['slotting_tasks']>[]) =>
  trx
    .insertInto('slotting_tasks')
    .values([...rows])
    .execute();

/** The tasks of a proposal as they are, in their order. The proposal is to be held. */
export const plainTasks = (trx: Trx, proposalId: string) =>
  trx.selectFrom('slotting_tasks').selectAll().where('proposal_id', '=', proposalId).orderBy('turn').execute();

export const updateTask = (
  trx: Trx,
  { proposalId, turn }: { proposalId: string; turn: number },
  changes: Updateable<Tables['slotting_tasks']>,
) =>
  trx
    .updateTable('slotting_tasks')
    .set(changes)
    .where('proposal_id', '=', proposalId)
    .where('turn', '=', turn)
    .execute();

interface Taking {
  companyId: string;
  warehouseId: string;
  userId: string;
  now: Date;
  /** Tasks that were taken before this moment are anybody's again. */
  since: Date;
  /** A step that the person has left to others: it comes last. */
  left?: { proposalId: string; turn: number };
}

/** The task that somebody has taken and not done. */
export async function ownTask(trx: Trx, { companyId, warehouseId, userId, since }: Taking) {
  return tasks(trx, companyId)
    .where('p.warehouse_id', '=', warehouseId)
    .where('t.status', '=', 'open')
    .where('t.user_id', '=', userId)
    .where('t.taken_at', '>', since)
    .where(IS_READY)
    .orderBy('t.turn')
    .limit(1)
    .executeTakeFirst();
}

/** Gives somebody the first task that can be done and that nobody else has; those of others are passed by, not waited for. */
export async function takeNext(trx: Trx, taking: Taking): Promise<{ proposalId: string; turn: number } | undefined> {
  const { companyId, warehouseId, userId, now, since, left } = taking;
  const leftLast = left ? sql`(t.proposal_id = ${left.proposalId} AND t.turn = ${left.turn}::int), ` : sql``;
  const { rows } = await sql<{ proposalId: string; turn: number }>`
    UPDATE slotting_tasks SET user_id = ${userId}, taken_at = ${now}::timestamptz
    WHERE (proposal_id, turn) = (
      SELECT t.proposal_id, t.turn FROM slotting_tasks t JOIN slotting_proposals p ON p.id = t.proposal_id
      WHERE p.company_id = ${companyId} AND p.warehouse_id = ${warehouseId} AND p.status IN ('active', 'taking_back')
        AND t.status = 'open' AND (t.user_id IS NULL OR t.taken_at <= ${since}::timestamptz) AND ${IS_READY}
      ORDER BY ${leftLast}t.turn LIMIT 1 FOR UPDATE OF t SKIP LOCKED
    ) RETURNING proposal_id AS "proposalId", turn`.execute(trx);
  return rows[0];
}

/** Holds a task until the transaction ends. */
export const lockTask = (trx: Trx, proposalId: string, turn: number) =>
  trx
    .selectFrom('slotting_tasks')
    .select('turn')
    .where('proposal_id', '=', proposalId)
    .where('turn', '=', turn)
    .forUpdate()
    .executeTakeFirst();

/** Bookings of a task: pieces of each lot and state. */
export async function bookedFor(trx: Trx, companyId: string, { key }: { key: string }) {
  return trx
    .selectFrom('stock_moves')
    .select(['id', 'lot_id', 'from_state', 'quantity', 'serials'])
    .where('company_id', '=', companyId)
    .where('source', '=', 'slotting')
    .where(sql<boolean>`(key = ${key} OR key LIKE ${`${key.replace(/[\\%_]/g, '\\$&')}#%`})`)
    .orderBy('id')
    .execute();
}

/** The place that a SKU is kept in follows it. */
export const movePreferred = (
  trx: Trx,
  { warehouseId, skuId, fromId, toId }: { warehouseId: string; skuId: string; fromId: string; toId: string },
) =>
  trx
    .updateTable('sku_places')
    .set({ location_id: toId })
    .where('warehouse_id', '=', warehouseId)
    .where('sku_id', '=', skuId)
    .where('location_id', '=', fromId)
    .execute();
