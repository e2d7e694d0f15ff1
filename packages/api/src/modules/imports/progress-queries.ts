import type { FieldFault, ImportChange, ImportCounts, ImportRefusal } from '@slotwise/contract';
import { fieldFault } from '../../platform/errors';
import { sql, type Selectable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import type { RefusedRow } from './checking/check-rows';
import type { CellFault } from './kinds/kind';

type Row = Selectable<Tables['imports']>;

/** Most refused rows that are kept: a person with more has mapped the columns wrongly. */
export const MOST_REFUSALS = 20_000;
/** Changes that are kept to be looked at. */
export const MOST_CHANGES = 1000;
/** Rows that are named as cut in two; nobody reads more of them. */
const CUT_MAX = 20;
/** Rows that are removed in one transaction. */
const AT_ONCE = 5000;

export interface Progress {
  /** The step that must still be the present one. */
  status: 'checking' | 'applying';
  /** The worker that must still be the one that goes on: another server may have taken over meanwhile. */
  run: string;
  lastRow: number;
  rows: number;
  counts: ImportCounts;
  /** Units of values that are kept rounded. */
  rounded: readonly string[];
  /** Numbers of rows that a line break may have cut in two. */
  cut: readonly number[];
  now: Date;
}

/** @returns the import, or undefined if it was canceled or another server has gone on with it */
export async function saveProgress(
  trx: Trx,
  id: string,
  { status, run, lastRow, rows, counts, rounded, cut, now }: Progress,
): Promise<Row | undefined> {
  return trx
    .updateTable('imports')
    .set((eb) => ({
      rows_done: eb('rows_done', '+', rows),
      last_row: lastRow,
      added: eb('added', '+', counts.added),
      changed: eb('changed', '+', counts.changed),
      same: eb('same', '+', counts.same),
      refused: eb('refused', '+', counts.refused),
      ...(rounded.length > 0 && {
        rounded: sql<string[]>`ARRAY(SELECT DISTINCT unnest(rounded || ${rounded}::text[]) ORDER BY 1)`,
      }),
      ...(cut.length > 0 && {
        cut: sql<number[]>`(ARRAY(SELECT DISTINCT unnest(cut || ${cut}::int[]) ORDER BY 1))[1:${CUT_MAX}]`,
      }),
      changed_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', status)
    .where('run', '=', run)
    .returningAll()
    .executeTakeFirst();
}

/** From now on nobody else goes on with it. @returns the import as it is then, or undefined if its step is over */
export const takeOver = (
  trx: Trx,
  id: string,
  { status, run }: Pick<Progress, 'status' | 'run'>,
): Promise<Row | undefined> =>
  trx
    .updateTable('imports')
    .set({ run })
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();

/** Nothing of the present step is done yet. */
export const beginStep = (trx: Trx, id: string) =>
  trx
    .updateTable('imports')
    .set({ rows_done: 0, last_row: 0, added: 0, changed: 0, same: 0, refused: 0, rounded: [], cut: [] })
    .where('id', '=', id)
    .execute();

/** Stock that moves from now on is not in the changes that the check shows. */
export const noteCheck = (trx: Trx, id: string, now: Date) =>
  trx.updateTable('imports').set({ checked_at: now }).where('id', '=', id).execute();

export const setTotal = (trx: Trx, id: string) =>
  trx
    .updateTable('imports')
    .set((eb) => ({ rows_total: eb.ref('rows_done') }))
    .where('id', '=', id)
    .execute();

/** Cells that are wrong, as the wire says it. The codes come from our own checks with the parameters that they need. */
export const toFieldFault = ({ column, code, params }: CellFault): FieldFault =>
  (fieldFault as (field: string, code: CellFault['code'], params?: CellFault['params']) => FieldFault)(
    column,
    code,
    params,
  );

export async function keepRefusals(
  trx: Trx,
  { companyId, importId }: { companyId: string; importId: string },
  refused: readonly RefusedRow[],
): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    INSERT INTO import_refusals (company_id, import_id, row, cells, faults)
    SELECT ${companyId}, ${importId}, * FROM unnest(${refused.map(({ row }) => row)}::int[],
      ${refused.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${refused.map(({ faults }) => JSON.stringify(faults.map(toFieldFault)))}::jsonb[])
    ON CONFLICT DO NOTHING`.execute(trx);
}

export async function keepChanges(
  trx: Trx,
  { companyId, importId }: { companyId: string; importId: string },
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    INSERT INTO import_changes (company_id, import_id, row, change, what, before, after)
    SELECT ${companyId}, ${importId}, row, change, what, before, after
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS c(row int, change text, what text, before jsonb, after jsonb)
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Removes some of an earlier check's remains. @returns whether there is more */
export async function forgetSome(trx: Trx, importId: string): Promise<boolean> {
  let removed = 0;
  for (const table of ['import_changes', 'import_refusals']) {
    const { rows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE import_id = ${importId} AND row IN (
        SELECT row FROM ${sql.table(table)} WHERE import_id = ${importId} LIMIT ${AT_ONCE})
      RETURNING 1`.execute(trx);
    removed = Math.max(removed, rows.length);
  }
  return removed === AT_ONCE;
}

const ROWS = { name: 'row', by: sql.ref('row'), type: 'bigint', order: 'asc', unique: true } as const;
export const changeList = defineKeyset('import-changes', ROWS);
export const refusalList = defineKeyset('import-refusals', ROWS);

export const changeSlice = (trx: Trx, importId: string, wanted: Slice<'row'>): Promise<Sliced<ImportChange, 'row'>> =>
  slice(
    trx
      .selectFrom('import_changes')
      .select(['row', 'change', 'what', 'before', 'after'])
      .where('import_id', '=', importId),
    changeList,
    wanted,
  );

export const refusalSlice = (trx: Trx, importId: string, wanted: Slice<'row'>): Promise<Sliced<ImportRefusal, 'row'>> =>
  slice(
    trx.selectFrom('import_refusals').select(['row', 'cells', 'faults']).where('import_id', '=', importId),
    refusalList,
    wanted,
  );
