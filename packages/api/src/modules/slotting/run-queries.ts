import type { SlottingPlacement, SlottingProgress, SlottingRun } from '@slotwise/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';

/** A run without its plan, which is long. */
export type RunRow = Omit<Selectable<Tables['slotting_runs']>, 'plan'>;

const COLUMNS = [
  ...(['id', 'company_id', 'warehouse_id', 'name', 'status', 'settings', 'basis', 'progress', 'stop_asked'] as const),
  ...(['ending', 'fault', 'created_by', 'created_at', 'ended_at'] as const),
] as const;

export const toRun = (row: RunRow): SlottingRun => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  name: row.name,
  status: row.status,
  settings: row.settings,
  basis: row.basis,
  progress: row.progress,
  ending: row.ending,
  fault: row.fault,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

export const NO_PROGRESS: SlottingProgress = { spent: 0, moves: 0, elapsedMs: 0, plan: null, moved: 0, version: 0 };

const runs = (trx: Trx, companyId: string) =>
  trx.selectFrom('slotting_runs').select(COLUMNS).where('company_id', '=', companyId);

export const findRun = (trx: Trx, companyId: string, id: string): Promise<RunRow | undefined> =>
  runs(trx, companyId).where('id', '=', id).executeTakeFirst();

/** The same, and until the transaction ends nobody else changes it. */
export const lockRun = (trx: Trx, companyId: string, id: string): Promise<RunRow | undefined> =>
  runs(trx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();

export const runList = defineKeyset(
  'slotting-runs',
  { name: 'created_at', by: sql.ref('created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'desc', unique: true },
);

export const runSlice = (
  trx: Trx,
  { companyId, warehouseId }: { companyId: string; warehouseId: string | undefined },
  wanted: Slice<'created_at' | 'id'>,
): Promise<Sliced<RunRow, 'created_at' | 'id'>> => {
  const all = runs(trx, companyId);
  return slice(warehouseId === undefined ? all : all.where('warehouse_id', '=', warehouseId), runList, wanted);
};

export const insertRun = (trx: Trx, row: Insertable<Tables['slotting_runs']>): Promise<RunRow> =>
  trx.insertInto('slotting_runs').values(row).returning(COLUMNS).executeTakeFirstOrThrow();

interface Changes {
  status?: SlottingRun['status'];
  basis?: SlottingRun['basis'];
  progress?: SlottingProgress;
  plan?: Buffer;
  ending?: SlottingRun['ending'];
  fault?: SlottingRun['fault'];
  stop_asked?: boolean;
  ended_at?: Date;
}

/** Changes a run that has not ended. @returns it, or undefined if it has ended or is gone */
export const changeRun = (trx: Trx, id: string, { basis, progress, fault, ...plain }: Changes) =>
  trx
    .updateTable('slotting_runs')
    .set({
      ...plain,
      ...(basis && { basis: JSON.stringify(basis) }),
      ...(progress && { progress: JSON.stringify(progress) }),
      ...(fault && { fault: JSON.stringify(fault) }),
    })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning(COLUMNS)
    .executeTakeFirst();

/** The best plan of a run, as its numbers of places; undefined if it has none. */
export async function planOf(trx: Trx, id: string): Promise<Int32Array | undefined> {
  const row = await trx.selectFrom('slotting_runs').select('plan').where('id', '=', id).executeTakeFirst();
  return row?.plan ? numbersOf(row.plan) : undefined;
}

export function bytesOf(plan: Int32Array): Buffer {
  const bytes = Buffer.alloc(plan.length * 4);
  plan.forEach((place, at) => bytes.writeInt32LE(place, at * 4));
  return bytes;
}

const numbersOf = (bytes: Buffer): Int32Array =>
  Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32LE(at * 4));

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
  { name: 'sku_id', by: sql.ref('p.sku_id'), type: 'text', order: 'desc', unique: true },
);

export async function placementSlice(
  trx: Trx,
  runId: string,
  wanted: Slice<'lines' | 'sku_id'>,
): Promise<Sliced<SlottingPlacement, 'lines' | 'sku_id'>> {
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
