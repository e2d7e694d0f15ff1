import type { Cell, DecimalMark, Row } from './table';

/** Only a comma can be the decimal mark of these: `1,5`, `0,125`, `1.234,5`. */
const COMMA = /^[+-]?(?:\d+,\d{1,2}|\d+,\d{4,}|0,\d+|\d{1,3}(?:[. ]\d{3})+,\d+)$/;
const POINT = /^[+-]?(?:\d+\.\d{1,2}|\d+\.\d{4,}|0\.\d+|\d{1,3}(?:[, ]\d{3})+\.\d+)$/;

const votes = (cell: Cell, pattern: RegExp): number => (typeof cell === 'string' && pattern.test(cell.trim()) ? 1 : 0);

/** The decimal mark that most numbers can only have; if none tells, that of the files which a semicolon separates. */
export function decimalMarkOf(rows: readonly Row[], separatedBySemicolon: boolean): DecimalMark {
  let balance = 0;
  for (const { cells } of rows) for (const cell of cells) balance += votes(cell, COMMA) - votes(cell, POINT);
  if (balance === 0) return separatedBySemicolon ? 'comma' : 'point';
  return balance > 0 ? 'comma' : 'point';
}
