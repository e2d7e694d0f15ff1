import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Stop of a walk, with where its place is as far as anybody has said it. */
export interface WalkedStop {
  listId: string;
  warehouseId: string;
  isPicked: boolean;
  aisle: number | null;
  bay: number | null;
  x: number | null;
  y: number | null;
}

/** Stops that somebody was at, of lists that are done and not measured, list by list in the order of their walks. */
export const walkedStops = (trx: Trx, ids: readonly string[]): Promise<WalkedStop[]> =>
  trx
    .selectFrom('pick_lists as p')
    .innerJoin('pick_tasks as t', 't.pick_list_id', 'p.id')
    .innerJoin('locations as l', 'l.id', 't.location_id')
    .select(['p.id as listId', 'p.warehouse_id as warehouseId', 'l.aisle', 'l.bay', 'l.x_mm as x', 'l.y_mm as y'])
    .select(sql<boolean>`t.picked > 0`.as('isPicked'))
    .where(sql<boolean>`p.id = ANY(${[...ids]}::text[])`)
    .where('p.status', '=', 'done')
    .where('p.walked_mm', 'is', null)
    .where('t.status', 'in', ['picked', 'short'])
    .orderBy('p.id')
    .orderBy('t.ended_at')
    .orderBy('t.turn')
    .execute();

/** Storage place, with where it is as far as anybody has said it. */
type OutlinePlace = Pick<WalkedStop, 'x' | 'y'> & { aisle: number; bay: number };

/** A place for each number of aisles or bays, found number by number: all places are too many to read while others wait. */
const oneForEach = (warehouseId: string, number: 'aisle' | 'bay') => {
  const first = (after: RawBuilder<unknown>) => sql`
    (SELECT aisle, bay, x_mm, y_mm, since, until FROM locations
     WHERE warehouse_id = ${warehouseId} AND purpose = 'storage' AND aisle IS NOT NULL AND bay IS NOT NULL
       AND ${sql.ref(number)} > ${after}
     ORDER BY warehouse_id, ${sql.ref(number)}, until DESC NULLS FIRST, since LIMIT 1)`;
  return sql`
    WITH RECURSIVE found AS (
      SELECT * FROM ${first(sql`0`)} AS nearest
      UNION ALL SELECT next.* FROM found CROSS JOIN LATERAL ${first(sql.ref(`found.${number}`))} AS next)
    SELECT aisle, bay, x_mm AS x, y_mm AS y FROM found, warehouse_layouts w
    WHERE w.warehouse_id = ${warehouseId} AND since <= w.version AND (until IS NULL OR until > w.version)`;
};

/** Storage places of a warehouse that show all of its aisles and bays. */
export async function outlineOf(trx: Trx, warehouseId: string): Promise<OutlinePlace[]> {
  const { rows } = await sql<OutlinePlace>`
    (${oneForEach(warehouseId, 'aisle')}) UNION ALL (${oneForEach(warehouseId, 'bay')})`.execute(trx);
  return rows;
}

export const keepWalks = (trx: Trx, walks: readonly { listId: string; mm: number; lines: number }[]) =>
  sql`
    UPDATE pick_lists p SET walked_mm = f.mm, walked_lines = f.lines
    FROM unnest(${walks.map(({ listId }) => listId)}::text[], ${walks.map(({ mm }) => mm)}::bigint[],
      ${walks.map(({ lines }) => lines)}::int[]) AS f(id, mm, lines)
    WHERE p.id = f.id`.execute(trx);
