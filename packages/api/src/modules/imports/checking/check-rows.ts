import type { Mapped } from '../kinds/columns';
import type { CellFault, Kind, Values } from '../kinds/kind';
import type { Decimals } from '../reading/decimal-mark';
import { isBlank, textOf, type Row } from '../reading/table';
import { cellValue, type Manner } from './cell-value';

/** A row as the file has it, with its faults. */
export interface RefusedRow {
  row: number;
  cells: string[];
  faults: CellFault[];
}

/** Rows that are right in themselves: their numbers, and the values of each column in the same order. */
export interface CheckedRows {
  rows: number[];
  columns: Record<string, (string | null)[]>;
  /** The same rows as the file has them, for when the database refuses one. */
  cells: string[][];
}

export interface CheckOptions {
  kind: Kind;
  mapping: readonly Mapped[];
  manner: Omit<Manner, 'isMarkSure'> & { decimalSaid?: boolean };
  /** Proof of the decimal mark, for where people have not said it. */
  decimals: Decimals;
  headerRow: number;
}

/** Checks the rows of one file in their order. Each goes to the checked or to the refused ones, whole. */
export class RowChecker {
  private readonly judge;
  private readonly names: readonly string[];

  /** Manner of each mapped column of the file. */
  private readonly manners = new Map<number, Manner>();
  private readonly unproven: Manner;

  constructor(private readonly options: CheckOptions) {
    const { decimalSaid = false, ...manner } = options.manner;
    this.unproven = { ...manner, isMarkSure: decimalSaid };
    for (const { from } of options.mapping) {
      const proven = decimalSaid ? undefined : options.decimals.provenFor(from);
      if (proven) this.manners.set(from, { ...manner, decimalMark: proven, isMarkSure: true });
    }
    this.judge = options.kind.judge();
    this.names = [...options.mapping.map(({ name }) => name), ...(options.kind.derived ?? [])];
  }

  /** `rounded`: units of values that are kept rounded. */
  check(rows: readonly Row[]): { checked: CheckedRows; refused: RefusedRow[]; rounded: string[] } {
    const columns: Record<string, (string | null)[]> = Object.fromEntries(this.names.map((name) => [name, []]));
    const checked: CheckedRows = { rows: [], columns, cells: [] };
    const refused: RefusedRow[] = [];
    const rounded = new Set<string>();
    for (const row of rows) {
      if (row.row <= this.options.headerRow || this.isBlank(row)) continue;
      const cells = row.cells.map(textOf);
      const { values, faults, units } = this.valuesOf(row);
      // Checks of a row as a whole rely on its cells.
      if (faults.length === 0) faults.push(...this.judge.judge(values, row.row));
      if (faults.length > 0) {
        refused.push({ row: row.row, cells, faults });
        continue;
      }
      for (const unit of units) rounded.add(unit);
      checked.rows.push(row.row);
      checked.cells.push(cells);
      for (const name of this.names) columns[name]?.push(values[name] ?? null);
    }
    return { checked, refused, rounded: [...rounded] };
  }

  /** Notes beside a table are no rows of it. */
  private isBlank = ({ cells }: Row): boolean => this.options.mapping.every(({ from }) => isBlank(cells[from]));

  private valuesOf({ cells }: Row): { values: Values; faults: CellFault[]; units: string[] } {
    const values: Values = {};
    const faults: CellFault[] = [];
    const units: string[] = [];
    for (const { name, from, unit } of this.options.mapping) {
      const column = this.options.kind.columns.find((each) => each.name === name);
      if (!column) continue;
      const result = cellValue(cells[from], column.holds, this.manners.get(from) ?? this.unproven, unit);
      if ('fault' in result) faults.push({ column: name, ...result.fault });
      else if (result.value === null && column.required) faults.push({ column: name, code: 'missing' });
      else values[name] = result.value;
      if ('rounded' in result && result.rounded !== undefined) units.push(result.rounded);
    }
    return { values, faults, units };
  }
}
