import type { Mapped } from '../kinds/columns';
import type { CellFault, Kind, Values } from '../kinds/kind';
import type { Decimals } from '../reading/decimal-mark';
import { isBlank, LIMITS, textOf, type Row } from '../reading/table';
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
  /** Cells of the header of a CSV file. In a spreadsheet each cell says its column, so there are notes beside a table. */
  width: number | null;
}

/** Rows of one piece of a file, judged. */
export interface JudgedRows {
  checked: CheckedRows;
  refused: RefusedRow[];
  /** Units of values that are kept rounded. */
  rounded: string[];
  /** Numbers of rows that end early, and with the next one have as many cells as the header. */
  cut: number[];
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

  check(rows: readonly Row[]): JudgedRows {
    const columns: Record<string, (string | null)[]> = Object.fromEntries(this.names.map((name) => [name, []]));
    const checked: CheckedRows = { rows: [], columns, cells: [] };
    const refused: RefusedRow[] = [];
    const rounded = new Set<string>();
    const cut: number[] = [];
    for (const row of rows) {
      if (row.open) {
        refused.push({
          row: row.row,
          cells: row.cells.map(textOf),
          faults: [this.quoteOpen(row.cells.length - 1, row.open)],
        });
        continue;
      }
      if (row.row <= this.options.headerRow || this.isBlank(row)) continue;
      if (this.isCut(row)) cut.push(row.row - 1);
      const cells = row.cells.map(textOf);
      const { values, faults, units } = this.beyond(row) ?? this.valuesOf(row);
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
    return { checked, refused, rounded: [...rounded], cut };
  }

  /** Notes beside a table are no rows of it. */
  private isBlank = ({ cells }: Row): boolean => this.options.mapping.every(({ from }) => isBlank(cells[from]));

  /** Cells that the header has no names for: what is in the row stands in other columns than it should. */
  private beyond({ cells }: Row): { values: Values; faults: CellFault[]; units: string[] } | undefined {
    const { width, mapping } = this.options;
    if (width === null || cells.slice(width).every(isBlank)) return undefined;
    const last = mapping.reduce(
      (one, other) => (other.from > one.from ? other : one),
      mapping[0] ?? { name: '', from: 0 },
    );
    const params = { cells: cells.length, columns: width };
    return { values: {}, faults: [{ column: last.name, code: 'cells_beyond', params }], units: [] };
  }

  /** Said of the column in which the mark is; a column that nothing is read from has no name of ours. */
  private quoteOpen(at: number, { isCut }: NonNullable<Row['open']>): CellFault {
    const { mapping } = this.options;
    const column = (mapping.find(({ from }) => from === at) ?? mapping[0])?.name ?? '';
    return isCut
      ? { column, code: 'cell_quote_open_cut', params: { max: LIMITS.cellChars } }
      : { column, code: 'cell_quote_open' };
  }

  private before: { row: number; cells: number } | undefined;

  /** A line break in a cell without quotation marks makes two rows of one, both of which may pass. */
  private isCut({ row, cells }: Row): boolean {
    const { width } = this.options;
    const { before } = this;
    this.before = { row, cells: cells.length };
    if (width === null || before?.row !== row - 1) return false;
    const areShort = before.cells < width && cells.length < width;
    const isCut = areShort && before.cells + cells.length - 1 === width;
    // The end of one row is the beginning of no other.
    if (isCut) this.before = undefined;
    return isCut;
  }

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
