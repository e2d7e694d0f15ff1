import type { Condition, SkuSummary } from '@slotwise/contract';
import type { SKU_SORTS } from '@slotwise/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Sorts, type Slice, type Sliced } from '../../platform/db/keyset';
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
  /** Only the archived ones; both they and the others. Left out: only the others. */
  archived?: 'yes' | 'too';
}

const BY_ID = { name: 'id', by: sql.ref('skus.id'), type: 'text', order: 'asc', unique: true } as const;
/** By Unicode's own rules, as people look things up: the database's may put all capitals before all small letters. */
const spelt = (column: string) => sql`${sql.ref(column)} COLLATE "und-x-icu"`;
const by = (name: string, term: RawBuilder<unknown>, type: 'text' | 'bigint', nulls?: 'last') =>
  defineKeyset<string>('skus', { name, by: term, type, order: 'asc', ...(nulls && { nulls }) }, BY_ID);

/** Each has an index that begins with the company, whether it is archived, and the column. */
export const skuSorts: Sorts<(typeof SKU_SORTS)[number]> = {
  code: by('code', sql.ref('skus.code_key'), 'text'),
  name: by('name', spelt('skus.name'), 'text'),
  family: by('family', spelt('skus.family'), 'text', 'last'),
  weight: by('weight', sql.ref('skus.weight_g'), 'bigint', 'last'),
};

const MISSING = sql<boolean>`(length_mm IS NULL OR width_mm IS NULL OR height_mm IS NULL OR weight_g IS NULL)`;

const wanted = (trx: Trx, companyId: string, filter: SkuFilter) => {
  const { term, family, condition, unmeasured, low, deadOn, archived } = filter;
  return trx
    .selectFrom('skus')
    .where('skus.company_id', '=', companyId)
    .$if(archived !== 'too', (skus) => skus.where('archived', '=', archived === 'yes'))
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

/** Ids of what the list shows. */
export const listedSkus = (trx: Trx, companyId: string, filter: SkuFilter) =>
  wanted(trx, companyId, filter).select('skus.id');

export async function skuSlice(
  trx: Trx,
  companyId: string,
  filter: SkuFilter,
  range: Slice,
  sort: Keyset = skuSorts.code,
): Promise<Sliced<SkuSummary>> {
  const { rows, end } = await slice(wanted(trx, companyId, filter).select(SKU_COLUMNS), sort, range);
  return { rows: rows.map(toSummary), end };
}

export const countSkus = (trx: Trx, companyId: string, filter: SkuFilter): Promise<number> =>
  countSome(trx, listedSkus(trx, companyId, filter));
