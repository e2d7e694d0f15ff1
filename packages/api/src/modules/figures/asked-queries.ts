import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Asked } from './asked';

/** @throws not_found unless the company has the warehouse */
export async function checkWarehouse(trx: Trx, { warehouseId }: Asked): Promise<void> {
  if (warehouseId === null) return;
  const found = await trx.selectFrom('warehouses').select('id').where('id', '=', warehouseId).executeTakeFirst();
  if (!found) throw refuse('not_found');
}

/** SQL: the row is of the warehouse that is asked for. `column` is the one with the warehouse's id. */
export const inWarehouse = ({ warehouseId }: Asked, column: string) =>
  warehouseId === null ? sql<boolean>`TRUE` : sql<boolean>`${sql.ref(column)} = ${warehouseId}`;

/** The last day with an order or a pick, `YYYY-MM-DD`; null where there is none. */
export async function latestDay(trx: Trx, given: Asked): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT to_char(greatest(
      (SELECT max(hour) FROM demand_hours WHERE lines > 0 AND ${inWarehouse(given, 'warehouse_id')}),
      (SELECT max(hour) FROM pick_hours WHERE lines > 0 AND ${inWarehouse(given, 'warehouse_id')})
    ) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`.execute(trx);
  return rows[0]?.day ?? null;
}

/** The day up to which demand is counted where nobody chose one: the last one with an order or a pick, else today. */
export async function lastDayOfDemand(trx: Trx, now: Date): Promise<string> {
  const everywhere = { from: now, until: now, warehouseId: null };
  return (await latestDay(trx, everywhere)) ?? now.toISOString().slice(0, 10);
}
