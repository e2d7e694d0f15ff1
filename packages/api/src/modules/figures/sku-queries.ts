import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { demandBySku } from './demand-queries';

export interface SkuDemand {
  id: string;
  code: string;
  name: string;
  lines: number;
}

/** The SKUs with the most order lines of a range, or with the fewest of those that were ordered. */
export async function skusByDemand(
  trx: Trx,
  given: Asked,
  order: 'most' | 'fewest',
  limit: number,
): Promise<SkuDemand[]> {
  const { rows } = await sql<SkuDemand>`
    SELECT k.id, k.code, k.name, d.lines::bigint AS lines FROM (${demandBySku(given)}) AS d JOIN skus k ON k.id = d.sku_id
    WHERE d.lines > 0 AND NOT k.archived
    ORDER BY d.lines ${order === 'most' ? sql`DESC` : sql`ASC`}, k.code_key LIMIT ${limit}`.execute(trx);
  return rows;
}
