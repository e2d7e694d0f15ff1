import type { ImportChange, ImportMode } from '@slotwise/contract';
import type { Trx } from '../../../platform/db/tables';
import type { CheckedRows } from '../checking/check-rows';
import type { CellFault } from '../kinds/kind';

/** Target that rows are merged into. */
export interface Target {
  importId: string;
  companyId: string;
  userId: string | null;
  /** Of kinds that go into one. */
  warehouseId: string | null;
  mode: ImportMode | null;
  /** When the check began whose changes people have seen. */
  checkedAt?: Date | null;
  /** Changes that are still wanted to be looked at: more of them need not be told. */
  changes: number;
  now: Date;
  /** Keys of the stored records that the whole file takes elsewhere, as `inTheWay` has found them. */
  leaving?: ReadonlySet<string>;
}

/** The database's objection to one row, by its place in the query. */
export interface RowRefusal {
  index: number;
  faults: CellFault[];
}

/** Changes that some rows would make, or have made. */
export interface Merged {
  added: number;
  changed: number;
  same: number;
  refused: RowRefusal[];
  changes: ImportChange[];
}

/**
 * Stored records that are where a row of a file wants to be, until a later row takes them elsewhere. The file is read once more for them,
 * before its first rows are merged; of it all only their keys are kept, which are never more than the records that are stored.
 */
export interface InTheWay {
  /** Whether anything stored can be in the way of rows with these columns. */
  any(trx: Trx, target: Target, columns: readonly string[]): Promise<boolean>;
  /** Keys of the stored records that these rows take elsewhere. */
  leaving(trx: Trx, target: Target, rows: CheckedRows): Promise<readonly string[]>;
}

/** Merge of the rows of one kind into the database. */
export interface Merge {
  /** Nobody sees what it has written before `finish`, so that it can be given up until then. */
  hidden: boolean;
  /** Left out: a row is judged without what the file says further down. */
  inTheWay?: InTheWay;
  /** Before the first rows. It may be done again. */
  begin?(trx: Trx, target: Target): Promise<void>;
  /** Finds out what rows change, and with `write` changes it. It is given each row once. */
  rows(trx: Trx, target: Target, rows: CheckedRows, write: boolean): Promise<Merged>;
  /** Have the planner look at what has come in, which it plans the next rows by. Each in a transaction of its own. */
  looks?: readonly ((trx: Trx) => Promise<void>)[];
  /** Shows what was hidden, in one step. */
  finish?(trx: Trx, target: Target): Promise<void>;
  /** Removes some of the hidden rows, at most so many. @returns whether there is more */
  giveUp?(trx: Trx, target: Target, most?: number): Promise<boolean>;
}

/** Values of one column, null throughout if the file does not have it. */
export const valuesOf = ({ rows, columns }: CheckedRows, name: string): (string | null)[] =>
  columns[name] ?? rows.map(() => null);

export const hasColumn = ({ columns }: CheckedRows, name: string): boolean => columns[name] !== undefined;

/** The rows for which it holds, with all that belongs to them. */
export function rowsWhere(rows: CheckedRows, holds: (index: number) => boolean): CheckedRows {
  const kept = rows.rows.flatMap((_, index) => (holds(index) ? [index] : []));
  return mapColumns(rows, (values) => kept.map((index) => values[index] as (typeof values)[number]));
}

/** The rows from one place to before another. */
export const rowsBetween = (rows: CheckedRows, from: number, to: number): CheckedRows =>
  mapColumns(rows, (values) => values.slice(from, to));

const mapColumns = ({ rows, columns, cells }: CheckedRows, pick: <T>(values: T[]) => T[]): CheckedRows => ({
  rows: pick(rows),
  cells: pick(cells),
  columns: Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, pick(values)])),
});
