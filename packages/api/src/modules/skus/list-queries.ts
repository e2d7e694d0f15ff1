import type { Condition, SkuSummary } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { dead } from '../figures';
import { lowSkus } from './low-queries';
import { SKU_COLUMNS, toSummary } from './queries';

export interface SkuFilter {
  /** Part of the code or the name. */
  term?: string;
  family?: string;
  condition?: Condition;
  unmeasured?: 'yes';
  /** At their reorder level or below in some warehouse. */
  low?: 'yes';
  /** Day on which nobody had ordered what lies in stock of it for half a year. */
  deadOn?: string;
  archived?: 'yes';
}

export const skuList = defineKeyset(
  'skus',
  { name: 'code', by: sql.ref('skus.code_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('skus.id'), type: 'text', order: 'asc', unique: true },
);
type SkuSort = 'code' | 'id';

const MISSING = sql<boolean>`(length_mm IS NULL OR width_mm IS NULL OR height_mm IS NULL OR weight_g IS NULL)`;

const wanted = (trx: Trx, companyId: string, filter: SkuFilter) => {
  const { term, family, condition, unmeasured, low, deadOn, archived } = filter;
  return trx
    .selectFrom('skus')
    .where('skus.company_id', '=', companyId)
    .where('archived', '=', archived === 'yes')
    .$if(term !== undefined, (skus) => skus.where(contains(sql`skus.code || chr(10) || skus.name`, term ?? '')))
    .$if(family !== undefined, (skus) => skus.where('family', '=', family ?? null))
    .$if(condition !== undefined, (skus) => skus.where('condition', '=', condition ?? 'ambient'))
    .$if(low !== undefined, (skus) => skus.where(sql<boolean>`skus.id IN (${lowSkus()})`))
    .$if(deadOn !== undefined, (skus) =>
      skus
        .where(sql<boolean>`skus.id IN (SELECT sku_id FROM stock WHERE company_id = ${companyId})`)
        .where(dead(deadOn ?? '', 'skus.id', null)),
    )
    .$if(unmeasured !== undefined, (skus) => skus.where(MISSING));
};

export async function skuSlice(
  trx: Trx,
  companyId: string,
  filter: SkuFilter,
  range: Slice<SkuSort>,
): Promise<Sliced<SkuSummary, SkuSort>> {
  const { rows, end } = await slice(wanted(trx, companyId, filter).select(SKU_COLUMNS), skuList, range);
  return { rows: rows.map(toSummary), end };
}

export const countSkus = (trx: Trx, companyId: string, filter: SkuFilter): Promise<number> =>
  countSome(trx, wanted(trx, companyId, filter).select('skus.id'));
