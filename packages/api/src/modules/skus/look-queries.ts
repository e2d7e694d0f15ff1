import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** SKUs of which all warehouses together have less on hand than their minimum. */
export async function belowMinimum(trx: Trx, companyId: string, limit: number) {
  const { rows } = await sql<{ id: string; code: string; name: string; all: number }>`
    SELECT k.id, k.code, k.name, count(*) OVER ()::int AS "all" FROM skus k
    LEFT JOIN (SELECT sku_id, sum(on_hand) AS pieces FROM stock WHERE company_id = ${companyId} GROUP BY sku_id) s
      ON s.sku_id = k.id
    WHERE k.company_id = ${companyId} AND NOT k.archived AND k.min_stock > coalesce(s.pieces, 0)
    ORDER BY k.code_key LIMIT ${limit}`.execute(trx);
  return { skus: rows.map(({ id, code, name }) => ({ id, code, name })), count: rows[0]?.all ?? 0 };
}

/** SKUs that are in use and lie nowhere. */
export async function emptySkus(trx: Trx, companyId: string, limit: number) {
  const { rows } = await sql<{ id: string; code: string; name: string; all: number }>`
    SELECT k.id, k.code, k.name, count(*) OVER () AS "all" FROM skus k
    WHERE k.company_id = ${companyId} AND NOT k.archived
      AND NOT EXISTS (SELECT FROM stock s WHERE s.sku_id = k.id AND s.on_hand > 0)
    ORDER BY k.code_key LIMIT ${limit}`.execute(trx);
  return { skus: rows.map(({ id, code, name }) => ({ id, code, name })), count: rows[0]?.all ?? 0 };
}
