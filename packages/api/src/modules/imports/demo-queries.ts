import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';

/** A SKU's stock in one place. */
export interface Pile {
  skuId: string;
  lotId: string | null;
  locationId: string;
}

export interface DemoMove extends Pile {
  key: string;
  kind: 'pick' | 'count' | 'move';
  quantity: number;
  at: Date;
  /** Of a move: id of the place where it ends. */
  to?: string;
  /** Of a count: pieces more than the ledger said. */
  isMore?: boolean;
  /** Code of the order that it was done for. */
  for?: string;
  /** Id of the count that found it. */
  count?: string;
}

interface Into {
  companyId: string;
  warehouseId: string;
  userId: string | null;
}

/** From here on the transaction is of a company, or with an empty id of none. */
export const nameCompany = (trx: Trx, companyId: string) =>
  sql`SELECT set_config('app.company_id', ${companyId}, true)`.execute(trx);

/** All stock, by the codes of its place and SKU. */
export async function pilesOf(trx: Trx, { companyId, warehouseId }: Into): Promise<Map<string, Pile>> {
  const { rows } = await sql<Pile & { name: string }>`
    SELECT l.code || ' ' || s.code AS name, k.sku_id AS "skuId", k.lot_id AS "lotId", k.location_id AS "locationId"
    FROM stock k JOIN locations l ON l.id = k.location_id JOIN skus s ON s.id = k.sku_id
    WHERE k.company_id = ${companyId} AND k.warehouse_id = ${warehouseId}`.execute(trx);
  return new Map(rows.map(({ name, ...pile }) => [name, pile]));
}

export async function bookMoves(
  trx: Trx,
  { companyId, warehouseId, userId }: Into,
  moves: readonly DemoMove[],
): Promise<void> {
  const isMore = (move: DemoMove) => move.isMore === true;
  const place = (wants: (move: DemoMove) => boolean) => moves.map((move) => (wants(move) ? move.locationId : null));
  const target = moves.map((move) => move.to ?? (isMore(move) ? move.locationId : null));
  const state = (wants: (move: DemoMove) => boolean) => moves.map((move) => (wants(move) ? 'available' : null));
  const isLess = (move: DemoMove) => move.isMore !== true;
  await sql`
    INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, lot_id, quantity, from_location_id, from_state,
      to_location_id, to_state, user_id, at, key, source, source_id)
    SELECT f.id, ${companyId}, ${warehouseId}, f.kind, f.sku_id, f.lot_id, f.quantity, f.from_place, f.from_state, f.to_place,
      f.to_state, ${userId}, f.at, f.key, CASE WHEN o.id IS NOT NULL THEN 'order' WHEN f.count IS NOT NULL THEN 'count' END,
      coalesce(o.id, f.count)
    FROM unnest(${moves.map(() => newId())}::text[], ${moves.map(({ kind }) => kind)}::text[],
      ${moves.map(({ skuId }) => skuId)}::text[], ${moves.map(({ lotId }) => lotId)}::text[],
      ${moves.map(({ quantity }) => quantity)}::bigint[], ${place(isLess)}::text[], ${state(isLess)}::text[],
      ${target}::text[], ${target.map((to) => (to === null ? null : 'available'))}::text[], ${moves.map(({ at }) => at.toISOString())}::timestamptz[],
      ${moves.map(({ key }) => key)}::text[], ${moves.map((move) => move.for ?? null)}::text[],
      ${moves.map((move) => move.count ?? null)}::text[])
      AS f(id, kind, sku_id, lot_id, quantity, from_place, from_state, to_place, to_state, at, key, order_code, count)
    -- By its key, which has the index: the planner keeps what the files before asked for, and would read all orders for each move.
    LEFT JOIN LATERAL (SELECT o.id FROM orders o
      WHERE o.company_id = ${companyId} AND o.code_key = code_key(f.order_code) LIMIT 1) AS o ON true`.execute(trx);
}

/** Ids of the places of a warehouse in which nothing lies, in walking order. */
export async function emptyPlaces(trx: Trx, { warehouseId }: Into, wanted: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT l.id FROM current_locations l WHERE l.warehouse_id = ${warehouseId} AND l.purpose = 'storage' AND l.level = 2
      AND NOT EXISTS (SELECT FROM stock s WHERE s.location_id = l.id)
    ORDER BY l.walk_order, l.id LIMIT ${wanted}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Sets where SKUs are picked. */
export const preferPlaces = (
  trx: Trx,
  { companyId, warehouseId }: Into,
  places: readonly { skuId: string; locationId: string }[],
) =>
  trx
    .insertInto('sku_places')
    .values(
      places.map(({ skuId, locationId }) => ({
        ...{ company_id: companyId, warehouse_id: warehouseId, sku_id: skuId, location_id: locationId },
      })),
    )
    .execute();
