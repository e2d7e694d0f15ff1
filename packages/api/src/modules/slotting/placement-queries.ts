import type { SlottingPlacement } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

export interface PlacementRow {
  skuId: string;
  fromId: string;
  toId: string;
  lines: number;
}

export async function insertPlacements(
  trx: Trx,
  { companyId, runId }: { companyId: string; runId: string },
  rows: readonly PlacementRow[],
): Promise<void> {
  // SKUs that were removed while the search ran are left out.
  await sql`
    INSERT INTO slotting_placements (company_id, run_id, sku_id, from_location_id, to_location_id, lines)
    SELECT ${companyId}, ${runId}, p.* FROM unnest(${rows.map(({ skuId }) => skuId)}::text[],
      ${rows.map(({ fromId }) => fromId)}::text[], ${rows.map(({ toId }) => toId)}::text[],
      ${rows.map(({ lines }) => lines)}::int[]) AS p(sku_id, from_id, to_id, lines)
    JOIN skus s ON s.id = p.sku_id AND s.company_id = ${companyId}
    ON CONFLICT DO NOTHING`.execute(trx);
}

export const placementList = defineKeyset(
  'slotting-placements',
  { name: 'lines', by: sql.ref('p.lines'), type: 'bigint', order: 'desc' },
  { name: 'sku_id', by: sql.ref('p.sku_id'), type: 'text', order: 'desc' },
  { name: 'from_location_id', by: sql.ref('p.from_location_id'), type: 'text', order: 'desc', unique: true },
);

type PlacementField = 'lines' | 'sku_id' | 'from_location_id';

export async function placementSlice(
  trx: Trx,
  runId: string,
  wanted: Slice<PlacementField>,
): Promise<Sliced<SlottingPlacement, PlacementField>> {
  const { rows, end } = await slice(
    trx
      .selectFrom('slotting_placements as p')
      .innerJoin('skus as s', 's.id', 'p.sku_id')
      .innerJoin('locations as f', 'f.id', 'p.from_location_id')
      .innerJoin('locations as t', 't.id', 'p.to_location_id')
      .select(['p.sku_id', 's.code', 's.name', 'p.lines', 'p.from_location_id', 'p.to_location_id'])
      .select(['f.code as from_code', 't.code as to_code'])
      .where('p.run_id', '=', runId),
    placementList,
    wanted,
  );
  return {
    end,
    rows: rows.map((row) => ({
      sku: { id: row.sku_id, code: row.code, name: row.name },
      from: { id: row.from_location_id, code: row.from_code },
      to: { id: row.to_location_id, code: row.to_code },
      lines: row.lines,
    })),
  };
}
