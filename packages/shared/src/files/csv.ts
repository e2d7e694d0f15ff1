import Papa from 'papaparse';

/** Spreadsheets take what begins like this (full-width forms too) for a formula, also after blanks; the apostrophe in front makes it text. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/;
const CONTROL_FIRST = /^[\t\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number | null;

/** A table as text by RFC 4180, with the mark by which spreadsheets know UTF-8. No cell can be a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = Papa.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { newline: '\r\n', escapeFormulae: new RegExp(`${FORMULA.source}|${CONTROL_FIRST.source}`) },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/**
 * The cells of each line, those in quotes over several lines too; an empty line is one empty cell.
 * @param delimiter one character
 */
export const parseCsv = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data;
