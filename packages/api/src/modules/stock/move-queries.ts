import type { StockMove, StockState } from '@slotwise/contract';
import { sql, type Insertable } from 'kysely';
import type { Tables, Trx } from '../../platform/db/tables';

export type MoveRow = Tables['stock_moves'];

/** One statement: the database sums what it does to the stock. Never below zero: constraint `stock_not_negative`. */
export const insertMoves = (trx: Trx, rows: readonly Insertable<MoveRow>[]) =>
  trx
    .insertInto('stock_moves')
    .values([...rows])
    .execute();

/** Moves that are booked under these keys. */
export const movesByKeys = (trx: Trx, companyId: string, keys: readonly string[]) =>
  trx
    .selectFrom('stock_moves')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`key = ANY(${[...keys]}::text[])`)
    .execute();

export const moveRowsByIds = (trx: Trx, companyId: string, ids: readonly string[]) =>
  trx
    .selectFrom('stock_moves')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${[...ids]}::text[])`)
    .execute();

/** Those of the moves that are undone. */
export const undoneOf = async (trx: Trx, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('stock_moves')
    .select('undoes')
    .where(sql<boolean>`undoes = ANY(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ undoes }) => undoes ?? []));
};

/** Moves with the names of their subjects. */
export const namedMoves = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('stock_moves as m')
    .innerJoin('skus as s', 's.id', 'm.sku_id')
    .leftJoin('lots as b', 'b.id', 'm.lot_id')
    .leftJoin('locations as f', 'f.id', 'm.from_location_id')
    .leftJoin('locations as t', 't.id', 'm.to_location_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('stock_moves as r', 'r.undoes', 'm.id')
    .where('m.company_id', '=', companyId)
    .select(['m.id', 'm.warehouse_id', 'm.kind', 'm.quantity', 'm.at', 'm.user_id', 'm.reason', 'm.key', 'm.undoes'])
    .select([
      'm.serials',
      'm.source',
      'm.source_id',
      'm.from_state',
      'm.to_state',
      'm.from_location_id',
      'm.to_location_id',
    ])
    .select(['s.id as sku_id', 's.code as sku_code', 's.name as sku_name', 'm.lot_id', 'b.code as lot_code'])
    .select(sql<string | null>`b.expires_on::text`.as('lot_expires'))
    .select(['f.code as from_code', 't.code as to_code', 'u.first_name', 'u.last_name', 'r.id as undone_by']);

type NamedRow = Awaited<ReturnType<ReturnType<typeof namedMoves>['execute']>>[number];

const sideOf = (id: string | null, code: string | null, state: StockState | null) =>
  id === null || state === null ? null : { id, code: code ?? '', state };

export const lotOf = (row: { lot_id: string | null; lot_code: string | null; lot_expires: string | null }) =>
  row.lot_id === null ? null : { id: row.lot_id, code: row.lot_code ?? '', expiresOn: row.lot_expires };

export const toMove = (row: NamedRow): StockMove => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  kind: row.kind,
  sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
  lot: lotOf(row),
  quantity: row.quantity,
  from: sideOf(row.from_location_id, row.from_code, row.from_state),
  to: sideOf(row.to_location_id, row.to_code, row.to_state),
  at: row.at.toISOString(),
  user:
    row.user_id === null
      ? null
      : { id: row.user_id, name: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim() },
  reason: row.reason,
  key: row.key,
  undoes: row.undoes,
  undoneBy: row.undone_by,
  source: row.source,
  sourceId: row.source_id,
  ...(row.serials && { serials: row.serials }),
});

/** In the order of the ids. */
export async function movesByIds(trx: Trx, companyId: string, ids: readonly string[]): Promise<StockMove[]> {
  const rows = await namedMoves(trx, companyId)
    .where(sql<boolean>`m.id = ANY(${[...ids]}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toMove(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
