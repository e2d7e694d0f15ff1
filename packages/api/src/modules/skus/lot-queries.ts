import type { Lot } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

export interface LotRow {
  id: string;
  sku_id: string;
  code: string;
  expires_on: string | null;
  held: boolean;
}
/** A day comes as text: as an instant it would be another day elsewhere. */
const DAY = sql<string | null>`lots.expires_on::text`.as('expires_on');

/** Lots of one code among which those in stock are looked for. */
const SOME = 100;

export const toLot = (row: LotRow): Lot => ({
  id: row.id,
  skuId: row.sku_id,
  code: row.code,
  expiresOn: row.expires_on,
  held: row.held,
});

const lots = (trx: Trx, companyId: string) =>
  trx.selectFrom('lots').select(['id', 'sku_id', 'code', 'held', DAY]).where('company_id', '=', companyId);

export const lotList = defineKeyset(
  'lots',
  { name: 'expires', by: sql`coalesce(lots.expires_on::text, '9999')`, type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('lots.id'), type: 'text', order: 'asc', unique: true },
);

export async function lotSlice(trx: Trx, companyId: string, skuId: string, range: Slice<'expires' | 'id'>) {
  const { rows, end } = await slice(lots(trx, companyId).where('sku_id', '=', skuId), lotList, range);
  return { rows: rows.map(toLot), end };
}

export const countLots = (trx: Trx, companyId: string, skuId: string) =>
  countSome(trx, lots(trx, companyId).where('sku_id', '=', skuId));

/** Lots of that code in any case, of SKUs that are in use. `is_left`: some of it is in stock. */
export const lotsOfCode = (trx: Trx, companyId: string, code: string) =>
  trx
    .selectFrom('lots')
    .innerJoin('skus', 'skus.id', 'lots.sku_id')
    .select(['lots.id', 'lots.sku_id', 'lots.code', 'lots.held', DAY])
    .select(sql<boolean>`EXISTS (SELECT FROM stock WHERE stock.lot_id = lots.id)`.as('is_left'))
    .where('lots.company_id', '=', companyId)
    .where('skus.company_id', '=', companyId)
    .where('skus.archived', '=', false)
    .where(sql<boolean>`lots.code_key = code_key(${code})`)
    .orderBy('skus.code_key')
    .limit(SOME)
    .execute();

export const lockLot = (trx: Trx, companyId: string, id: string) =>
  lots(trx, companyId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const updateLot = (trx: Trx, id: string, changes: { held?: boolean; expires_on?: string | null }) =>
  trx.updateTable('lots').set(changes).where('id', '=', id).execute();

/** Lots of SKUs by the given code, in any case: `sku id\ncode` → lot. */
export async function lotsByCodes(trx: Trx, companyId: string, wanted: readonly { skuId: string; code: string }[]) {
  if (wanted.length === 0) return [];
  return lots(trx, companyId)
    .select('code_key')
    .where(
      sql<boolean>`(sku_id, code_key) IN (SELECT w.sku, code_key(w.code)
        FROM unnest(${wanted.map(({ skuId }) => skuId)}::text[], ${wanted.map(({ code }) => code)}::text[]) AS w(sku, code))`,
    )
    .execute();
}

/** Adds lots that nobody else added meanwhile. */
export const insertLots = (
  trx: Trx,
  rows: readonly {
    id: string;
    company_id: string;
    sku_id: string;
    code: string;
    expires_on: string | null;
    created_at: Date;
  }[],
) =>
  rows.length === 0
    ? Promise.resolve([])
    : trx
        .insertInto('lots')
        .values([...rows])
        .onConflict((conflict) => conflict.constraint('lots_code').doNothing())
        .execute();
