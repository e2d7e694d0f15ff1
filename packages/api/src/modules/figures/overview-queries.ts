import type { Overview } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { IS_EXACT } from '../counts';
import { IS_WAITING, lowFaces } from '../replenishment';
import { lowSkus } from '../skus';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';
import { openWork } from './open-queries';

/** @param seesPlans whether the caller may know what is proposed for plans */
export const overview = async (trx: Trx, given: Asked, now: Date, seesPlans: boolean): Promise<Overview> => ({
  picks: await picks(trx, given),
  walks: await walks(trx, given),
  counts: await counts(trx, given),
  space: await space(trx, given),
  open: await openWork(trx, given),
  attention: await attention(trx, given, now, seesPlans),
  latest: await latestWork(trx, given),
});

const one = async <T>(query: Promise<{ rows: T[] }>): Promise<T> => (await query).rows[0]!;

const picks = (trx: Trx, given: Asked) =>
  one(
    sql<Overview['picks']>`
      SELECT coalesce(sum(lines), 0)::bigint AS lines, coalesce(sum(pieces), 0)::bigint AS pieces, count(*) AS hours
      FROM pick_hours
      WHERE lines > 0 AND hour >= ${given.from} AND hour < ${given.until} AND ${inWarehouse(given, 'warehouse_id')}`.execute(
      trx,
    ),
  );

/** By the day on which a list was done. */
export const walks = (trx: Trx, given: Asked) =>
  one(
    sql<NonNullable<Overview['walks']>>`
      SELECT coalesce(sum(walked_lines), 0)::bigint AS lines, coalesce(sum(walked_mm), 0)::float8 / 1000 AS metres
      FROM pick_lists WHERE company_id = (SELECT app_company_id()) AND walked_mm IS NOT NULL
        AND done_at >= ${given.from} AND done_at < ${given.until} AND ${inWarehouse(given, 'warehouse_id')}`.execute(
      trx,
    ),
  );

/** A place is exact if the first count found what the stock said. */
const counts = (trx: Trx, given: Asked) =>
  one(
    sql<Overview['counts']>`
      SELECT count(*) AS places, count(*) FILTER (WHERE ${IS_EXACT}) AS exact
      FROM count_tasks t
      WHERE t.status = 'done' AND t.decided_at >= ${given.from} AND t.decided_at < ${given.until}
        AND ${inWarehouse(given, 't.warehouse_id')}`.execute(trx),
  );

/** The last day with a pick or a finished count, `YYYY-MM-DD`; null where there is none: orders alone are no work. */
async function latestWork(trx: Trx, given: Asked): Promise<string | null> {
  const { day } = await one(
    sql<{ day: string | null }>`
      SELECT to_char(greatest(
        (SELECT max(hour) FROM pick_hours WHERE lines > 0 AND ${inWarehouse(given, 'warehouse_id')}),
        (SELECT max(decided_at) FROM count_tasks WHERE status = 'done' AND ${inWarehouse(given, 'warehouse_id')})
      ) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`.execute(trx),
  );
  return day;
}

const space = (trx: Trx, given: Asked) =>
  one(
    sql<Overview['space']>`
      SELECT count(*) AS places, count(s.location_id) AS used
      FROM current_locations l LEFT JOIN (SELECT DISTINCT location_id FROM stock) AS s ON s.location_id = l.id
      WHERE l.purpose = 'storage' AND ${inWarehouse(given, 'l.warehouse_id')}`.execute(trx),
  );

const attention = (trx: Trx, given: Asked, now: Date, seesPlans: boolean) =>
  one(
    sql<Overview['attention']>`
      SELECT
        (SELECT count(DISTINCT low.id) FROM (${lowSkus(inWarehouse(given, 'w.id'))}) AS low) AS low,
        (SELECT count(*) FROM (${lowFaces({ today: now.toISOString().slice(0, 10), inWarehouse: inWarehouse(given, 'w.id') })}) AS r
          WHERE ${IS_WAITING}) AS replenish,
        (SELECT count(DISTINCT s.lot_id) FROM stock s JOIN lots l ON l.id = s.lot_id
          WHERE l.expires_on < ${now}::date AND ${inWarehouse(given, 's.warehouse_id')}) AS expired,
        (SELECT count(DISTINCT s.lot_id) FROM stock s JOIN lots l ON l.id = s.lot_id
          WHERE l.expires_on >= ${now}::date AND l.expires_on < ${now}::date + 30
            AND ${inWarehouse(given, 's.warehouse_id')}) AS expiring,
        (SELECT count(*) FROM skus WHERE NOT archived
          AND (length_mm IS NULL OR width_mm IS NULL OR height_mm IS NULL OR weight_g IS NULL)) AS unmeasured,
        (SELECT count(*) FROM slotting_proposals
          WHERE ${seesPlans} AND status = 'draft' AND decay IS NOT NULL AND ${inWarehouse(given, 'warehouse_id')}) AS reslots`.execute(
      trx,
    ),
  );
