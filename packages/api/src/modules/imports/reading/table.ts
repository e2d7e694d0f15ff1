/**
 * Content of one cell. CSV knows text only. Of a spreadsheet, numbers and truth values are those of the file, a date is
 * written `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS` as it stands there, without a time zone, and an error is the one shown
 * (`#N/A`), or `formula` for a formula whose result was not stored.
 */
export type Cell = string | number | boolean | { date: string } | { error: string };

/** A row that is not blank, with its number in the file as people see it there, from 1. */
export interface Row {
  row: number;
  cells: Cell[];
  /**
   * The last row that there is: a quotation mark that nobody closes begins its last cell, which is all of the file from there on, or
   * the beginning of that.
   */
  open?: { isCut: boolean };
}

export type Delimiter = ';' | ',' | '\t' | '|';
export type DecimalMark = 'point' | 'comma';

/** Layout of a file. Found by looking at it; people may say otherwise. */
export interface Layout {
  format: 'csv' | 'xlsx';
  /** Name of the encoding, as iconv knows it; null for spreadsheets. */
  encoding: string | null;
  delimiter: Delimiter | null;
  /** The sheet that is read, and all that there are; null and none for CSV. */
  sheet: string | null;
  sheets: string[];
  decimalMark: DecimalMark;
  /** People have said so; else it is what most numbers can only have. */
  decimalSaid?: boolean;
  /** Number of the row that names the columns; 0: none does. */
  headerRow: number;
}

/** Limits of one file. A file beyond them is refused, never cut off. */
export const LIMITS = {
  columns: 200,
  rows: 2_000_000,
  cellChars: 32_767,
  /** Characters of one row of a CSV file, so that a quote that nobody closes does not take the rest of the file with it. */
  rowChars: 1_000_000,
  zipEntries: 2000,
  /** Bytes of all unpacked parts of a spreadsheet together. */
  unpackedBytes: 1024 ** 3,
  /** Unpacked bytes for each packed one, from the size at which it counts: real sheets have up to 40. */
  ratio: 250,
  ratioFrom: 16 * 1024 ** 2,
  /** Characters of all texts that cells share, which are kept in memory. */
  sharedChars: 48 * 1024 ** 2,
  headSheets: 100,
} as const;

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** A cell as people see it, to show and to write into the file of refused rows. */
export const textOf = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'date' in cell ? cell.date : cell.error;
};
