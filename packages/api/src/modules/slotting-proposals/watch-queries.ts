import type { Decay } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Quiet } from './tables';

const HOUR = sql`interval '1 hour'`;

/** Begins to watch what a warehouse acts on, or looks at it soon. */
export const beginWatch = (trx: Trx, companyId: string, warehouseId: string, now: Date) =>
  trx
    .insertInto('slotting_watches')
    .values({
      ...{ company_id: companyId, warehouse_id: warehouseId, next_at: now, as_of: null },
      ...{ run_id: null, decay: null, quiet: null },
    })
    .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet({ next_at: now }))
    .execute();

/** Takes some that are to be looked at now. Nobody else gets them for an hour. */
export async function takeDue(trx: Trx, now: Date, limit: number) {
  const { rows } = await sql<{ companyId: string; warehouseId: string }>`
    UPDATE slotting_watches SET next_at = ${now}::timestamptz + ${HOUR}, as_of = ${now}::timestamptz
    WHERE warehouse_id IN (
      SELECT warehouse_id FROM slotting_watches WHERE next_at <= ${now}::timestamptz
      ORDER BY next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING company_id AS "companyId", warehouse_id AS "warehouseId"`.execute(trx);
  return rows;
}

export const watchOf = (trx: Trx, companyId: string, warehouseId: string) =>
  trx
    .selectFrom('slotting_watches')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();

/** The same, and until the transaction ends nobody else changes it. */
export const lockWatch = (trx: Trx, companyId: string, warehouseId: string) =>
  trx
    .selectFrom('slotting_watches')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .forUpdate()
    .executeTakeFirst();

interface Changes {
  nextAt?: Date;
  runId?: string | null;
  decay?: Decay;
  quiet?: Quiet;
}

export const changeWatch = (trx: Trx, warehouseId: string, { nextAt, runId, decay, quiet }: Changes) =>
  trx
    .updateTable('slotting_watches')
    .set({
      warehouse_id: warehouseId,
      ...(nextAt && { next_at: nextAt }),
      ...(runId !== undefined && { run_id: runId }),
      ...(decay && { decay: JSON.stringify(decay) }),
      ...(quiet && { quiet: JSON.stringify(quiet) }),
    })
    .where('warehouse_id', '=', warehouseId)
    .execute();

/** The last activated plan of a warehouse. */
export interface ActedOn {
  id: string;
  runId: string;
  /** Null while it is on the floor. */
  endedAt: Date | null;
  share: number | null;
}

export const actedOn = (trx: Trx, companyId: string, warehouseId: string): Promise<ActedOn | undefined> =>
  trx
    .selectFrom('slotting_proposals')
    .select(['id', 'run_id as runId', 'ended_at as endedAt', 'share'])
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .where('status', 'in', ['active', 'done'])
    .orderBy('activated_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The draft that the server proposed by itself because of a proposal, and nobody has ended yet. */
export const draftBecauseOf = (trx: Trx, companyId: string, proposalId: string) =>
  trx
    .selectFrom('slotting_proposals as p')
    .select(['p.id', 'p.gain'])
    .select([
      sql<number>`(SELECT count(*) FROM slotting_moves m WHERE m.proposal_id = p.id)`.as('moves'),
      sql<number>`(SELECT sum(c.seconds_per_day) FROM slotting_chains c WHERE c.proposal_id = p.id)`.as(
        'secondsPerDay',
      ),
    ])
    .where('p.company_id', '=', companyId)
    .where('p.status', '=', 'draft')
    .where(sql<boolean>`p.decay->>'proposalId' = ${proposalId}`)
    .limit(1)
    .executeTakeFirst();

export const keepShare = (trx: Trx, proposalId: string, share: number) =>
  trx.updateTable('slotting_proposals').set({ share }).where('id', '=', proposalId).execute();

interface Days {
  companyId: string;
  warehouseId: string;
  proposalId: string;
  since: Date;
  until: Date;
  limit: number;
  /** The most orders of a day that are measured: more are not counted. */
  mostOrders: number;
}

/**
 * The latest days with demand, the lines of each, and whether it was measured on these and on all orders that are picked
 * by now: an order is often picked after its day.
 */
export async function daysWithDemand(trx: Trx, { companyId, warehouseId, proposalId, mostOrders, ...span }: Days) {
  const { since, until, limit } = span;
  const { rows } = await sql<{ day: string; demand: number; known: boolean }>`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.demand,
      m.demand IS NOT DISTINCT FROM d.demand AND m.orders IS NOT DISTINCT FROM (SELECT count(*) FROM (
        SELECT FROM orders o WHERE o.company_id = ${companyId} AND o.warehouse_id = ${warehouseId} AND o.status = 'done'
          AND o.ordered_at >= d.day::timestamp AT TIME ZONE 'UTC' AND o.ordered_at < (d.day + 1)::timestamp AT TIME ZONE 'UTC'
        LIMIT ${mostOrders}) AS picked) AS known
    FROM (
      SELECT (hour AT TIME ZONE 'UTC')::date AS day, sum(lines)::bigint AS demand FROM demand_hours
      WHERE warehouse_id = ${warehouseId} AND hour >= ${since} AND hour < ${until}
      GROUP BY 1 HAVING sum(lines) > 0 ORDER BY 1 DESC LIMIT ${limit}
    ) d LEFT JOIN slotting_advantages m ON m.proposal_id = ${proposalId} AND m.day = d.day
    ORDER BY 1`.execute(trx);
  return rows;
}

export interface MeasuredDay {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  demand: number;
  orders: number;
  before: number;
  after: number;
}

export async function keepDay(trx: Trx, owner: { companyId: string; proposalId: string }, measured: MeasuredDay) {
  const { day, ...row } = measured;
  await trx
    .insertInto('slotting_advantages')
    .values({ company_id: owner.companyId, proposal_id: owner.proposalId, day, ...row })
    .onConflict((conflict) => conflict.columns(['proposal_id', 'day']).doUpdateSet(row))
    .execute();
}

/** The latest days that were measured, the oldest first. */
export async function latestDays(trx: Trx, proposalId: string, limit: number): Promise<MeasuredDay[]> {
  const rows = await trx
    .selectFrom('slotting_advantages')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'demand', 'orders', 'before', 'after'])
    .where('proposal_id', '=', proposalId)
    .orderBy('slotting_advantages.day', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Watches of a company, by warehouse. */
export const allWatches = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('slotting_watches as s')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .select(['s.warehouse_id', 's.quiet', 'w.name'])
    .where('s.company_id', '=', companyId)
    .orderBy('w.name')
    .orderBy('w.id')
    .execute();
