import { isBlank, type Cell, type Row } from './table';

const NUMBER = /^[+-]?[\d.,\s]+$/;
const isName = (cell: Cell) => typeof cell === 'string' && !isBlank(cell) && !NUMBER.test(cell.trim());

/**
 * Number of the row that names the columns: among the first ones, that with the most known names, then with the most
 * names of any kind. Rows above it are a title or a note.
 * @param isKnown whether a column that can be imported has this name
 */
export function headerRowOf(rows: readonly Row[], isKnown: (name: string) => boolean): number {
  let best = { row: rows[0]?.row ?? 1, score: -Infinity };
  for (const { row, cells } of rows.slice(0, 20)) {
    const names = cells.filter(isName) as string[];
    const known = new Set(names.filter(isKnown)).size;
    const others = cells.filter((cell) => !isBlank(cell)).length - names.length;
    const score = known * 10 + names.length - others * 3;
    // The first of equals: rows of a text-only table look as much like names as its header does.
    if (score > best.score) best = { row, score };
  }
  return best.row;
}
