import { sql } from 'kysely';
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

/** Least and greatest position of storage places. */
export interface Extent {
  aisles: [number, number];
  bays: [number, number];
  x: [number, number] | [null, null];
  y: [number, number] | [null, null];
}

/** How far the storage places of a warehouse reach; undefined where none says where it is. */
export async function extentOf(trx: Trx, warehouseId: string): Promise<Extent | undefined> {
  const { rows } = await sql<Extent & { known: boolean }>`
    SELECT count(*) > 0 AS known, json_build_array(min(aisle), max(aisle)) AS aisles, json_build_array(min(bay), max(bay)) AS bays,
      json_build_array(min(x_mm), max(x_mm)) AS x, json_build_array(min(y_mm), max(y_mm)) AS y
    FROM current_locations
    WHERE warehouse_id = ${warehouseId} AND purpose = 'storage' AND aisle IS NOT NULL AND bay IS NOT NULL`.execute(trx);
  return rows[0]?.known ? rows[0] : undefined;
}

export const keepWalks = (trx: Trx, walks: readonly { listId: string; mm: number; lines: number }[]) =>
  sql`
    UPDATE pick_lists p SET walked_mm = f.mm, walked_lines = f.lines
    FROM unnest(${walks.map(({ listId }) => listId)}::text[], ${walks.map(({ mm }) => mm)}::bigint[],
      ${walks.map(({ lines }) => lines)}::int[]) AS f(id, mm, lines)
    WHERE p.id = f.id`.execute(trx);
