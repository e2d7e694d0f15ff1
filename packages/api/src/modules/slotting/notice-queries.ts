import type { SlottingNotice } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

export interface NoticeRow {
  /** Of the notices of a run, from 0. */
  number: number;
  kind: SlottingNotice['kind'];
  skuId: string;
  locationId: string;
  missing: SlottingNotice['missing'];
  refused: { rule: string; places: number }[];
}

/** SKUs that were removed while the search ran are left out. */
export async function insertNotices(
  trx: Trx,
  { companyId, runId }: { companyId: string; runId: string },
  rows: readonly NoticeRow[],
): Promise<void> {
  await sql`
    INSERT INTO slotting_notices (company_id, run_id, number, kind, sku_id, location_id, missing, refused)
    SELECT ${companyId}, ${runId}, n.* FROM unnest(${rows.map(({ number }) => number)}::int[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ skuId }) => skuId)}::text[],
      ${rows.map(({ locationId }) => locationId)}::text[], ${rows.map(({ missing }) => JSON.stringify(missing))}::jsonb[],
      ${rows.map(({ refused }) => JSON.stringify(refused))}::jsonb[]) AS n(number, kind, sku_id, location_id, missing, refused)
    JOIN skus s ON s.id = n.sku_id AND s.company_id = ${companyId}
    ON CONFLICT DO NOTHING`.execute(trx);
}

export const noticeList = defineKeyset('slotting-notices', {
  name: 'number',
  by: sql.ref('n.number'),
  type: 'bigint',
  order: 'asc',
  unique: true,
});

export async function noticeSlice(
  trx: Trx,
  runId: string,
  wanted: Slice<'number'>,
): Promise<Sliced<SlottingNotice, 'number'>> {
  const { rows, end } = await slice(
    trx
      .selectFrom('slotting_notices as n')
      .innerJoin('skus as s', 's.id', 'n.sku_id')
      .innerJoin('locations as l', 'l.id', 'n.location_id')
      .select(['n.kind', 'n.missing', 'n.refused', 'n.sku_id', 's.code', 's.name', 'n.location_id'])
      .select('l.code as place')
      .where('n.run_id', '=', runId),
    noticeList,
    wanted,
  );
  return {
    end,
    rows: rows.map((row) => ({
      kind: row.kind,
      sku: { id: row.sku_id, code: row.code, name: row.name },
      place: { id: row.location_id, code: row.place },
      missing: row.missing,
      refused: row.refused,
    })),
  };
}
