import type { SlottingOutcome, SlottingProgress, SlottingRun } from '@slotwise/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';

/** A run without its plan, which is long. */
export type RunRow = Omit<Selectable<Tables['slotting_runs']>, 'plan'>;

const COLUMNS = [
  ...(['id', 'company_id', 'warehouse_id', 'name', 'status', 'settings', 'basis', 'progress', 'outcome'] as const),
  ...(['stop_asked', 'ending', 'fault', 'created_by', 'created_at', 'ended_at'] as const),
] as const;

export const toRun = (row: RunRow): SlottingRun => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  name: row.name,
  status: row.status,
  settings: row.settings,
  basis: row.basis,
  progress: row.progress,
  outcome: row.outcome,
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

export const nameRun = (trx: Trx, id: string, name: string): Promise<RunRow> =>
  trx.updateTable('slotting_runs').set({ name }).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();

const newestOf = (all: ReturnType<typeof runs>): Promise<RunRow[]> =>
  all.distinctOn('warehouse_id').orderBy('warehouse_id').orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

/** The newest run of each warehouse. */
export const newestRuns = (trx: Trx, companyId: string): Promise<RunRow[]> => newestOf(runs(trx, companyId));

/** The newest run of each warehouse of those that ended with a plan. */
export const newestPlanned = (trx: Trx, companyId: string): Promise<RunRow[]> =>
  newestOf(runs(trx, companyId).where('status', '=', 'done').where('plan', 'is not', null));

interface Changes {
  status?: SlottingRun['status'];
  basis?: SlottingRun['basis'];
  progress?: SlottingProgress;
  outcome?: SlottingOutcome;
  plan?: Buffer;
  ending?: SlottingRun['ending'];
  fault?: SlottingRun['fault'];
  stop_asked?: boolean;
  ended_at?: Date;
}

/** Changes a run that has not ended. @returns it, or undefined if it has ended or is gone */
export const changeRun = (trx: Trx, id: string, { basis, progress, outcome, fault, ...plain }: Changes) =>
  trx
    .updateTable('slotting_runs')
    .set({
      ...plain,
      ...(basis && { basis: JSON.stringify(basis) }),
      ...(progress && { progress: JSON.stringify(progress) }),
      ...(outcome && { outcome: JSON.stringify(outcome) }),
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
