import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** SKUs of the company by their ids, with how many pieces each of their units is. */
export async function skusByIds(trx: Trx, companyId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('skus')
    .select(['id', 'code', 'condition', 'weight_g', 'length_mm', 'width_mm', 'height_mm'])
    .select(['lot_tracked', 'serial_tracked', 'shelf_life_days', 'archived'])
    .select(
      sql<Record<string, number>>`(SELECT coalesce(json_object_agg(u.unit, u.factor), '{}') FROM sku_units u
        WHERE u.sku_id = skus.id)`.as('units'),
    )
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${[...new Set(ids)]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type FoundSku = Awaited<ReturnType<typeof skusByIds>> extends Map<string, infer S> ? S : never;
