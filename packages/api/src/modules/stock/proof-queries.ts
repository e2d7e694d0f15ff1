import type { StockProof, StockState } from '@slotwise/contract';
import { DISCREPANCIES_NAMED } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

interface WrongRow {
  location_id: string;
  sku_id: string;
  lot_id: string | null;
  state: StockState;
  summed: number;
  kept: number;
}

const toWrong = (row: WrongRow): StockProof['wrongOnHand'][number] => ({
  locationId: row.location_id,
  skuId: row.sku_id,
  lotId: row.lot_id,
  state: row.state,
  summed: row.summed,
  kept: row.kept,
});

/** Sums the whole ledger and all reservations of a company anew, and compares them with the stock, key by key. */
export async function proveStock(trx: Trx, companyId: string, now: Date): Promise<StockProof> {
  const compared = async (sums: ReturnType<typeof sql>, column: 'on_hand' | 'reserved') => {
    const { rows } = await sql<{ keys: number; kept: number; wrong: WrongRow[] | null }>`
      WITH summed AS (${sums}), both_sides AS (
        SELECT coalesce(a.location_id, s.location_id) AS location_id, coalesce(a.sku_id, s.sku_id) AS sku_id,
          coalesce(a.lot_id, s.lot_id) AS lot_id, coalesce(a.state, s.state) AS state,
          coalesce(a.amount, 0)::bigint AS summed, coalesce(s.${sql.ref(column)}, 0) AS kept
        FROM summed a FULL JOIN (SELECT * FROM stock WHERE company_id = ${companyId}) s
          ON a.location_id = s.location_id AND a.sku_id = s.sku_id AND a.state = s.state
          AND coalesce(a.lot_id, '') = coalesce(s.lot_id, ''))
      SELECT count(*)::int AS keys, coalesce(sum(kept), 0)::bigint AS kept,
        (SELECT json_agg(w) FROM (SELECT * FROM both_sides WHERE summed <> kept LIMIT ${DISCREPANCIES_NAMED}) w) AS wrong
      FROM both_sides`.execute(trx);
    const [found] = rows;
    return { keys: found?.keys ?? 0, kept: found?.kept ?? 0, wrong: (found?.wrong ?? []).map(toWrong) };
  };
  const onHand = await compared(
    sql`SELECT location_id, sku_id, lot_id, state, sum(delta) AS amount FROM (
        SELECT from_location_id AS location_id, sku_id, lot_id, from_state AS state, -quantity AS delta
        FROM stock_moves WHERE company_id = ${companyId} AND from_location_id IS NOT NULL
        UNION ALL SELECT to_location_id, sku_id, lot_id, to_state, quantity
        FROM stock_moves WHERE company_id = ${companyId} AND to_location_id IS NOT NULL) AS sides
      GROUP BY 1, 2, 3, 4 HAVING sum(delta) <> 0`,
    'on_hand',
  );
  const reserved = await compared(
    sql`SELECT location_id, sku_id, lot_id, 'available' AS state, sum(quantity) AS amount
      FROM reservations WHERE company_id = ${companyId} GROUP BY 1, 2, 3`,
    'reserved',
  );
  const { rows: named } = await sql<{ serials: number; wrong: WrongRow[] | null }>`
    WITH counted AS (
      SELECT location_id, sku_id, lot_id, state, count(*) AS amount FROM stock_serials WHERE company_id = ${companyId}
      GROUP BY 1, 2, 3, 4
    ), kept AS (
      SELECT s.* FROM stock s JOIN skus k ON k.id = s.sku_id WHERE s.company_id = ${companyId} AND k.serial_tracked
    ), both_sides AS (
      SELECT coalesce(a.location_id, s.location_id) AS location_id, coalesce(a.sku_id, s.sku_id) AS sku_id,
        coalesce(a.lot_id, s.lot_id) AS lot_id, coalesce(a.state, s.state) AS state,
        coalesce(a.amount, 0) AS summed, coalesce(s.on_hand, 0) AS kept
      FROM counted a FULL JOIN kept s ON a.location_id = s.location_id AND a.sku_id = s.sku_id AND a.state = s.state
        AND coalesce(a.lot_id, '') = coalesce(s.lot_id, ''))
    SELECT (SELECT coalesce(sum(amount), 0)::int FROM counted) AS serials,
      (SELECT json_agg(w) FROM (SELECT * FROM both_sides WHERE summed <> kept LIMIT ${DISCREPANCIES_NAMED}) w) AS wrong`.execute(
    trx,
  );
  const { rows } = await sql<{ moves: number; reservations: number }>`
    SELECT (SELECT count(*) FROM stock_moves WHERE company_id = ${companyId})::int AS moves,
      (SELECT count(*) FROM reservations WHERE company_id = ${companyId})::int AS reservations`.execute(trx);
  return {
    at: now.toISOString(),
    moves: rows[0]?.moves ?? 0,
    reservations: rows[0]?.reservations ?? 0,
    keys: onHand.keys,
    onHand: onHand.kept,
    reserved: reserved.kept,
    wrongOnHand: onHand.wrong,
    wrongReserved: reserved.wrong,
    serials: named[0]?.serials ?? 0,
    wrongSerials: (named[0]?.wrong ?? []).map(toWrong),
  };
}
