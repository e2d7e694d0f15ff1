import type { Cell, DecimalMark, Row } from './table';

/** Only a comma can be the decimal mark of these: `1,5`, `0,125`, `1234,567`, `1.234,5`, `1.234.567`. */
const COMMA =
  /^[+-]?(?:\d+,\d{1,2}|\d+,\d{4,}|\d{4,},\d{3}|0,\d+|[1-9]\d{0,2}(?:[. ]\d{3})+,\d+|[1-9]\d{0,2}(?:\.\d{3}){2,})$/;
const POINT =
  /^[+-]?(?:\d+\.\d{1,2}|\d+\.\d{4,}|\d{4,}\.\d{3}|0\.\d+|[1-9]\d{0,2}(?:[, ]\d{3})+\.\d+|[1-9]\d{0,2}(?:,\d{3}){2,})$/;
/** `1.234` is a thousand and more to some, and one and a bit to others. */
const EITHER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
/** A number with its unit, as people write measures. */
const UNIT = /\s*[a-zµ"'°]{1,3}\.?$/i;

/** Whether a text is one number with a comma as decimal mark, and another one with a point. */
export const isEither = (text: string): boolean => EITHER.test(text);

const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell.trim().replace(UNIT, '') : '');
const votes = (cell: Cell, pattern: RegExp): number => Number(pattern.test(textOf(cell)));

/** The decimal mark that most numbers can only have; if none tells, that of the files which a semicolon separates. */
export function decimalMarkOf(rows: readonly Row[], separatedBySemicolon: boolean): DecimalMark {
  let balance = 0;
  for (const { cells } of rows) for (const cell of cells) balance += votes(cell, COMMA) - votes(cell, POINT);
  if (balance === 0) return separatedBySemicolon ? 'comma' : 'point';
  return balance > 0 ? 'comma' : 'point';
}

/** Decimal mark of a file's numbers, as far as they prove it. */
export interface Decimals {
  /** The mark that a column's numbers can only have: its own say so, or else all columns of numbers that say anything. */
  provenFor: (column: number) => DecimalMark | undefined;
  /** Columns with a number that may be two, where nothing tells which. */
  open: { column: number; text: string }[];
}

const only = (marks: ReadonlySet<DecimalMark>): DecimalMark | undefined =>
  marks.size === 1 ? [...marks][0] : undefined;

/** @param numbers columns of numbers: the place `01.02` and the article `4711.20` prove nothing about those */
export function decimalsOf(rows: readonly Row[], numbers: ReadonlySet<number>): Decimals {
  const byColumn = new Map<number, Set<DecimalMark>>();
  const either = new Map<number, string>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
      if (isEither(text) && !either.has(column)) either.set(column, text);
      const mark = COMMA.test(text) ? 'comma' : POINT.test(text) ? 'point' : undefined;
      if (mark) byColumn.set(column, (byColumn.get(column) ?? new Set<DecimalMark>()).add(mark));
    }
  }
  const ofFile = only(new Set([...numbers].flatMap((column) => [...(byColumn.get(column) ?? [])])));
  const provenFor = (column: number) => {
    const own = byColumn.get(column);
    return own ? only(own) : ofFile;
  };
  const open = [...either].flatMap(([column, text]) => (provenFor(column) === undefined ? [{ column, text }] : []));
  return { provenFor, open };
}
