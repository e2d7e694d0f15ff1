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
  kind: 'pick' | 'count';
  quantity: number;
  at: Date;
  /** Of a count: pieces more than the ledger said. */
  isMore?: boolean;
  /** Code of the order that it was done for. */
  for?: string;
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
  const place = (wants: (move: DemoMove) => boolean) => moves.map((move) => (wants(move) ? move.locationId : null));
  const state = (wants: (move: DemoMove) => boolean) => moves.map((move) => (wants(move) ? 'available' : null));
  const isMore = (move: DemoMove) => move.isMore === true;
  const isLess = (move: DemoMove) => move.isMore !== true;
  await sql`
    INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, lot_id, quantity, from_location_id, from_state,
      to_location_id, to_state, user_id, at, key, source, source_id)
    SELECT f.id, ${companyId}, ${warehouseId}, f.kind, f.sku_id, f.lot_id, f.quantity, f.from_place, f.from_state, f.to_place,
      f.to_state, ${userId}, f.at, f.key, CASE WHEN o.id IS NOT NULL THEN 'order' END, o.id
    FROM unnest(${moves.map(() => newId())}::text[], ${moves.map(({ kind }) => kind)}::text[],
      ${moves.map(({ skuId }) => skuId)}::text[], ${moves.map(({ lotId }) => lotId)}::text[],
      ${moves.map(({ quantity }) => quantity)}::bigint[], ${place(isLess)}::text[], ${state(isLess)}::text[],
      ${place(isMore)}::text[], ${state(isMore)}::text[], ${moves.map(({ at }) => at.toISOString())}::timestamptz[],
      ${moves.map(({ key }) => key)}::text[], ${moves.map((move) => move.for ?? null)}::text[])
      AS f(id, kind, sku_id, lot_id, quantity, from_place, from_state, to_place, to_state, at, key, order_code)
    LEFT JOIN orders o ON o.company_id = ${companyId} AND o.code = f.order_code`.execute(trx);
}
