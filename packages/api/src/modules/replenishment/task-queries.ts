import { sql, type Insertable, type Updateable } from 'kysely';
import type { ReplenishTask, Unit } from '@slotwise/contract';
import type { Tables, Trx } from '../../platform/db/tables';
import type { Goods } from '../stock';

type TaskTable = Tables['replenish_tasks'];

export const insertTasks = (trx: Trx, rows: readonly Insertable<TaskTable>[]) =>
  trx
    .insertInto('replenish_tasks')
    .values([...rows])
    .execute();

export const updateTask = (trx: Trx, id: string, changes: Updateable<TaskTable>) =>
  trx.updateTable('replenish_tasks').set(changes).where('id', '=', id).execute();

const tasks = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('replenish_tasks as t')
    .innerJoin('skus as k', 'k.id', 't.sku_id')
    .innerJoin('locations as f', 'f.id', 't.from_location_id')
    .innerJoin('locations as l', 'l.id', 't.to_location_id')
    .leftJoin('lots as b', 'b.id', 't.lot_id')
    .leftJoin('users as u', 'u.id', 't.user_id')
    .selectAll('t')
    .select(['k.code as sku_code', 'k.name as sku_name', 'k.serial_tracked', 'k.max_stock'])
    .select(['f.code as from_code', 'l.code as to_code', 'b.code as lot_code', 'b.held as lot_held'])
    .select([
      sql<string | null>`to_char(b.expires_on, 'YYYY-MM-DD')`.as('lot_expires'),
      sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('user_name'),
      sql<
        { code: string; unit: Unit }[]
      >`(SELECT coalesce(json_agg(json_build_object('code', c.code, 'unit', c.unit)), '[]')
        FROM barcodes c WHERE c.sku_id = t.sku_id)`.as('barcodes'),
      sql<{ unit: Unit; factor: number } | null>`(SELECT json_build_object('unit', n.unit, 'factor', n.factor)
        FROM sku_units n WHERE n.sku_id = t.sku_id ORDER BY n.factor LIMIT 1)`.as('pack'),
    ])
    .where('t.company_id', '=', companyId);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

export const lotOf = ({ lot_id: id, lot_code: code, lot_expires: expiresOn }: TaskRow) =>
  id === null || code === null ? null : { id, code, expiresOn };

export const toTask = (row: TaskRow): ReplenishTask => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  sku: {
    ...{ id: row.sku_id, code: row.sku_code, name: row.sku_name },
    ...{ serialTracked: row.serial_tracked, barcodes: row.barcodes },
  },
  lot: lotOf(row),
  from: { id: row.from_location_id, code: row.from_code },
  to: { id: row.to_location_id, code: row.to_code },
  pieces: row.quantity,
  pack: row.pack,
});

export const taskById = (trx: Trx, companyId: string, id: string): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.id', '=', id).executeTakeFirst();

export const taskOfKey = (trx: Trx, companyId: string, key: string): Promise<TaskRow | undefined> =>
  tasks(trx, companyId).where('t.key', '=', key).executeTakeFirst();

/** Open tasks of some SKUs in a warehouse, in the order in which they were made. */
export const openTasksOf = (trx: Trx, companyId: string, warehouseId: string, skuIds: readonly string[]) =>
  tasks(trx, companyId)
    .where('t.warehouse_id', '=', warehouseId)
    .where('t.status', '=', 'open')
    .where(sql<boolean>`t.sku_id = ANY(${[...skuIds]}::text[])`)
    .orderBy('t.id')
    .execute();

/** Holds a task until the transaction ends. */
export const lockTask = (trx: Trx, id: string) =>
  trx.selectFrom('replenish_tasks').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

interface Untaken {
  companyId: string;
  warehouseId: string;
  skuId: string;
  /** Tasks that were taken before this moment are anybody's again. */
  since: Date;
}

const untaken = ({ companyId, warehouseId, skuId, since }: Untaken) => sql<boolean>`company_id = ${companyId}
  AND warehouse_id = ${warehouseId} AND sku_id = ${skuId} AND status = 'open'
  AND (user_id IS NULL OR taken_at <= ${since}::timestamptz)`;

/** Places from which tasks bring a SKU that nobody has, or has any more. */
export async function untakenSources(trx: Trx, which: Untaken): Promise<string[]> {
  const rows = await trx
    .selectFrom('replenish_tasks')
    .select('from_location_id')
    .distinct()
    .where(untaken(which))
    .execute();
  return rows.map((row) => row.from_location_id);
}

/** Drops the tasks of a SKU that nobody has, or has any more. @returns what of them is held where */
export const dropUntaken = (trx: Trx, which: Untaken, now: Date) =>
  trx
    .updateTable('replenish_tasks as t')
    .from((from) => from.selectFrom('replenish_tasks').selectAll().where(untaken(which)).forUpdate().as('before'))
    .set({ status: 'dropped', ended_at: now, reservation_id: null })
    .whereRef('t.id', '=', 'before.id')
    .returning(['before.reservation_id as reservationId', 'before.from_location_id as locationId'])
    .execute();

interface Taking {
  companyId: string;
  warehouseId: string;
  userId: string;
  now: Date;
  /** Tasks that were taken before this moment are anybody's again. */
  since: Date;
}

/** The task that somebody has taken and not done. */
export const ownTask = (trx: Trx, { companyId, warehouseId, userId, since }: Taking) =>
  trx
    .selectFrom('replenish_tasks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .where('status', '=', 'open')
    .where('user_id', '=', userId)
    .where('taken_at', '>', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Gives somebody the task of the place where the least is left for its SKU; tasks of others are passed by, not waited for.
 * @param left ids of tasks that they do not want now, the last one at the end: given when there are no others
 * @returns its id
 */
export async function takeNext(trx: Trx, taking: Taking, left: readonly string[]): Promise<string | undefined> {
  const { companyId, warehouseId, userId, now, since } = taking;
  const { rows } = await sql<{ id: string }>`
    UPDATE replenish_tasks SET user_id = ${userId}, taken_at = ${now}::timestamptz
    WHERE id = (
      SELECT t.id FROM replenish_tasks t JOIN locations l ON l.id = t.to_location_id
      WHERE t.company_id = ${companyId} AND t.warehouse_id = ${warehouseId} AND t.status = 'open'
        AND (t.user_id IS NULL OR t.taken_at <= ${since}::timestamptz)
      ORDER BY coalesce(array_position(${[...left]}::text[], t.id), 0), (SELECT coalesce(sum(s.on_hand - s.reserved), 0) FROM stock s
        WHERE s.location_id = t.to_location_id AND s.sku_id = t.sku_id AND s.state = 'available'), l.walk_order, t.id
      LIMIT 1 FOR UPDATE OF t SKIP LOCKED
    ) RETURNING id`.execute(trx);
  return rows[0]?.id;
}

/** Goods on their way to places, with place, weight and measures of a piece. */
export async function comingTo(trx: Trx, ids: readonly string[]): Promise<(Goods & { locationId: string })[]> {
  const rows = await trx
    .selectFrom('replenish_tasks as t')
    .innerJoin('skus as k', 'k.id', 't.sku_id')
    .select(['t.to_location_id as locationId', 't.sku_id as skuId', 't.lot_id as lotId', 't.quantity'])
    .select(['k.weight_g as weightG'])
    .select(sql<number | null>`(k.length_mm::bigint * k.width_mm * k.height_mm)`.as('volumeMm3'))
    .where('t.status', '=', 'open')
    .where(sql<boolean>`t.to_location_id = ANY(${[...ids]}::text[])`)
    .execute();
  return rows;
}

/** Places where pieces were missing that the ledger says are there, until they are counted: `sku place`. */
export async function doubtedSources(trx: Trx, skuIds: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('replenish_tasks as t')
    .innerJoin('locations as l', 'l.id', 't.from_location_id')
    .select(['t.sku_id', 't.from_location_id'])
    .distinct()
    .where('t.reason', 'is not', null)
    .where('t.reason', '<>', 'no_room')
    .where(sql<boolean>`t.sku_id = ANY(${[...skuIds]}::text[])`)
    .where(sql<boolean>`t.ended_at > coalesce(l.counted_at, '-infinity')`)
    .execute();
  return new Set(rows.map((row) => `${row.sku_id} ${row.from_location_id}`));
}

/** Codes of places and lots, by id. */
export async function namesOf(trx: Trx, placeIds: readonly string[], lotIds: readonly string[]) {
  const places = await trx
    .selectFrom('locations')
    .select(['id', 'code'])
    .where(sql<boolean>`id = ANY(${[...placeIds]}::text[])`)
    .execute();
  const lots = await trx
    .selectFrom('lots')
    .select(['id', 'code', sql<string | null>`to_char(expires_on, 'YYYY-MM-DD')`.as('expiresOn')])
    .where(sql<boolean>`id = ANY(${[...lotIds]}::text[])`)
    .execute();
  return {
    places: new Map(places.map((one) => [one.id, one])),
    lots: new Map(lots.map((one) => [one.id, one])),
  };
}
