/**
 * The cheapest assignment of rows to columns, each column to one row at most, by shortest augmenting paths (Jonker and
 * Volgenant, 1987). There are at least as many columns as rows; a cost may be Infinity where a row cannot have a column.
 * @returns the column of each row and the sum of costs, or null if not every row can have a column
 */
export function assign(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): { columnOf: Int32Array; cost: number } | null {
  const rowPrice = new Float64Array(rows);
  const columnPrice = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1).fill(-1);
  const before = new Int32Array(columns + 1);
  for (let row = 0; row < rows; row++) {
    const nearest = new Float64Array(columns + 1).fill(Infinity);
    const done = new Uint8Array(columns + 1);
    // The last column is none: the path begins there.
    let column = columns;
    rowOf[column] = row;
    do {
      done[column] = 1;
      const here = rowOf[column]!;
      let step = Infinity;
      let next = -1;
      for (let other = 0; other < columns; other++) {
        if (done[other] === 1) continue;
        const length = cost(here, other) - rowPrice[here]! - columnPrice[other]!;
        if (length < nearest[other]!) {
          nearest[other] = length;
          before[other] = column;
        }
        if (nearest[other]! < step) {
          step = nearest[other]!;
          next = other;
        }
      }
      if (next < 0) return null;
      for (let other = 0; other <= columns; other++)
        if (done[other] === 1) {
          rowPrice[rowOf[other]!]! += step;
          columnPrice[other]! -= step;
        } else nearest[other]! -= step;
      column = next;
    } while (rowOf[column]! >= 0);
    while (column !== columns) {
      const previous = before[column]!;
      rowOf[column] = rowOf[previous]!;
      column = previous;
    }
    rowOf[columns] = -1;
  }
  const columnOf = new Int32Array(rows);
  let total = 0;
  for (let column = 0; column < columns; column++)
    if (rowOf[column]! >= 0) {
      columnOf[rowOf[column]!] = column;
      total += cost(rowOf[column]!, column);
    }
  return { columnOf, cost: total };
}
