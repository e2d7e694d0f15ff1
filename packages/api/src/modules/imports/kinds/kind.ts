import type { FieldFaultCode } from '@slotwise/contract/field-faults';
import type { Column } from './columns';

/** Values of one row by column; null for a blank cell. A column that the file does not have is not there. */
export type Values = Record<string, string | null>;

/** Fault of one row, by column. */
export interface CellFault {
  column: string;
  code: FieldFaultCode;
  params?: Record<string, string | number>;
}

/** Judges the rows of one file one after the other, and may remember what it has seen. */
export interface RowJudge {
  /** Faults of the row as a whole; it may add values of its own. */
  judge(values: Values, row: number): CellFault[];
}

/** A kind of file that can be imported. Its changes to the database stand beside it, in `*-queries.ts`. */
export interface Kind {
  columns: readonly Column[];
  /** Values that the judge adds. */
  derived?: readonly string[];
  /** It goes into one warehouse, which is chosen before. */
  warehouse: boolean;
  /** Whether quantities replace what is there or are added to it is chosen before. */
  modes?: readonly ('set' | 'add')[];
  judge(): RowJudge;
}

/** Refuses what stands in the file a second time. */
export class SeenOnce {
  private readonly seen = new Map<string, number>();

  /** @param column the column at fault */
  check(column: string, key: string, row: number): CellFault[] {
    const first = this.seen.get(key);
    if (first !== undefined && first !== row) return [{ column, code: 'cell_twice', params: { row: first } }];
    this.seen.set(key, row);
    return [];
  }
}
