import type { Ageing } from '@slotwise/contract';
import { AGES } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';
import { demandBySku } from './demand-queries';

/** For so long nobody has ordered what counts as dead. */
const DEAD_DAYS = 182;
const DAY_MS = 86_400_000;

/** The half year that ends with the range. */
const halfYear = (given: Asked): Asked => ({ ...given, from: new Date(given.until.getTime() - DEAD_DAYS * DAY_MS) });

export async function ageing(trx: Trx, given: Asked, now: Date): Promise<Ageing> {
  const own = inWarehouse(given, 'warehouse_id');
  const ages = await sql<Ageing['ages'][number]>`
      SELECT CASE WHEN days <= 30 THEN '30' WHEN days <= 90 THEN '90' WHEN days <= 180 THEN '180' WHEN days <= 365 THEN '365'
        ELSE 'more' END AS age, count(DISTINCT location_id) AS places, count(DISTINCT sku_id) AS skus,
        sum(on_hand)::bigint AS pieces
      FROM (SELECT location_id, sku_id, on_hand, extract(epoch FROM ${now}::timestamptz - since) / 86400 AS days
        FROM stock WHERE ${own}) AS lying
      GROUP BY 1`.execute(trx);
  const dead = await sql<Ageing['dead']>`
      SELECT count(DISTINCT sku_id) AS skus, coalesce(sum(on_hand), 0)::bigint AS pieces FROM stock
      WHERE ${own} AND sku_id NOT IN (SELECT sku_id FROM (${demandBySku(halfYear(given))}) AS demand WHERE lines > 0)`.execute(
    trx,
  );
  const figures: Ageing = {
    ages: AGES.map((age) => ages.rows.find((row) => row.age === age) ?? { age, places: 0, skus: 0, pieces: 0 }),
    dead: dead.rows[0]!,
  };
  return figures;
}
