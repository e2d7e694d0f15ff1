import type { Ageing } from '@slotwise/contract';
import { AGES } from '@slotwise/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';
import { isDemanded } from './demand-queries';

/** For so long nobody has ordered what counts as dead. */
const DEAD_DAYS = 182;
const DAY_MS = 86_400_000;

/** The half year that ends with the range. */
const halfYear = (given: Asked): Asked => ({ ...given, from: new Date(given.until.getTime() - DEAD_DAYS * DAY_MS) });

const DAYS = AGES.map((age) => (age === 'more' ? null : Number(age)));

/** SQL: the days for which stock has lain. `since` is the column with its first arrival. */
const daysSince = (since: string, now: Date) =>
  sql`extract(epoch FROM ${now}::timestamptz - ${sql.ref(since)}) / 86400`;

/** SQL: the stock has lain for so long. `since` is the column with its first arrival. */
export function lain(age: (typeof AGES)[number], since: string, now: Date): RawBuilder<boolean> {
  const at = AGES.indexOf(age);
  const [over, most] = [DAYS[at - 1], DAYS[at]];
  const days = daysSince(since, now);
  if (over == null) return sql<boolean>`${days} <= ${most ?? null}`;
  return most == null ? sql<boolean>`${days} > ${over}` : sql<boolean>`${days} > ${over} AND ${days} <= ${most}`;
}

/** SQL: nobody has ordered the SKU in the half year that ends with the range. `sku` is the column with its id. */
const undemanded = (given: Asked, sku: string) => sql<boolean>`NOT ${isDemanded(halfYear(given), sku)}`;

/** The same for the half year that ends with a day, for lists of what the figures count. */
export function dead(day: string, sku: string, warehouseId: string | null): RawBuilder<boolean> {
  const from = new Date(`${day}T00:00:00Z`);
  return undemanded({ from, until: new Date(from.getTime() + DAY_MS), warehouseId }, sku);
}

export async function ageing(trx: Trx, given: Asked, now: Date): Promise<Ageing> {
  const own = inWarehouse(given, 'warehouse_id');
  const ages = await sql<Ageing['ages'][number]>`
      SELECT CASE WHEN days <= 30 THEN '30' WHEN days <= 90 THEN '90' WHEN days <= 180 THEN '180' WHEN days <= 365 THEN '365'
        ELSE 'more' END AS age, count(DISTINCT location_id) AS places, count(DISTINCT sku_id) AS skus,
        sum(on_hand)::bigint AS pieces
      FROM (SELECT location_id, sku_id, on_hand, ${daysSince('since', now)} AS days
        FROM stock WHERE ${own}) AS lying
      GROUP BY 1`.execute(trx);
  const dead = await sql<Ageing['dead']>`
      SELECT count(*) AS skus, coalesce(sum(pieces), 0)::bigint AS pieces
      FROM (SELECT sku_id, sum(on_hand) AS pieces FROM stock WHERE ${own} GROUP BY sku_id) AS each
      WHERE ${undemanded(given, 'each.sku_id')}`.execute(trx);
  const figures: Ageing = {
    ages: AGES.map((age) => ages.rows.find((row) => row.age === age) ?? { age, places: 0, skus: 0, pieces: 0 }),
    dead: dead.rows[0]!,
  };
  return figures;
}
