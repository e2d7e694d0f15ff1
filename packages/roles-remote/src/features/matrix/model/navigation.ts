/** A place in the grid, counted from 0. Column -1 is the row's heading, row -1 that of the columns. */
export interface Place {
  row: number;
  column: number;
}

interface Bounds {
  rows: number;
  columns: number;
  /** Rows that are in sight at once. */
  page: number;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** The place that a key leads to, as the WAI-ARIA grid pattern has it; null if there is none. */
export function placeAfter({ row, column }: Place, event: Key, { rows, columns, page }: Bounds): Place | null {
  const whole = event.ctrlKey || event.metaKey;
  const at = (r: number, c: number): Place => ({ row: within(r, -1, rows - 1), column: within(c, -1, columns - 1) });
  switch (event.key) {
    case 'ArrowUp':
      return at(whole ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(whole ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return at(row, whole ? -1 : column - 1);
    case 'ArrowRight':
      return at(row, whole ? columns - 1 : column + 1);
    case 'Home':
      return at(whole ? 0 : row, -1);
    case 'End':
      return at(whole ? rows - 1 : row, columns - 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return null;
  }
}
