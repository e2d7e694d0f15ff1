import type { Rhythm } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { inWarehouse, latestDay } from './asked-queries';

export async function rhythm(trx: Trx, given: Asked): Promise<Rhythm> {
  const own = inWarehouse(given, 'warehouse_id');
  const hours = sql`
    SELECT hour AT TIME ZONE 'UTC' AS hour, lines, pieces FROM demand_hours
    WHERE lines > 0 AND hour >= ${given.from} AND hour < ${given.until} AND ${own}`;
  const { until } = given;
  const yearBefore = new Date(
    Date.UTC(until.getUTCFullYear() - 1, until.getUTCMonth() + (until.getUTCDate() > 1 ? 1 : 0), 1),
  );
  const days = await sql<Rhythm['days'][number]>`
      SELECT to_char(hour, 'YYYY-MM-DD') AS day, sum(lines)::bigint AS lines, sum(pieces)::bigint AS pieces
      FROM (${hours}) AS each GROUP BY 1 ORDER BY 1`.execute(trx);
  const week = await sql<Rhythm['week'][number]>`
      SELECT extract(isodow FROM hour)::int AS weekday, extract(hour FROM hour)::int AS hour, sum(lines)::bigint AS lines
      FROM (${hours}) AS each GROUP BY 1, 2 ORDER BY 1, 2`.execute(trx);
  const months = await sql<Rhythm['months'][number]>`
      SELECT to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-01') AS month, sum(lines)::bigint AS lines, sum(pieces)::bigint AS pieces
      FROM demand_hours WHERE lines > 0 AND hour >= ${yearBefore} AND hour < ${until} AND ${own}
      GROUP BY 1 ORDER BY 1`.execute(trx);
  return { days: days.rows, week: week.rows, months: months.rows, latest: await latestDay(trx, given) };
}
