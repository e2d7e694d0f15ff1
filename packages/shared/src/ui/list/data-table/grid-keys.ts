/** A cell, by the row's index (-1 is the header) and the column's. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Whole rows that are in sight at once. */
  page: number;
  isRightToLeft: boolean;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The cell that a key leads to, as in the grid of the ARIA Authoring Practices; null if there is none. */
export function targetOf({ key, ctrlKey, metaKey }: Key, from: GridPlace, size: GridSize): GridPlace | null {
  const { row, column } = from;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const wide = ctrlKey || metaKey;
  const sideways = (by: number) => ({ row, column: within(column + (size.isRightToLeft ? -by : by), 0, lastColumn) });
  const updown = (by: number) => ({ row: within(row + by, -1, lastRow), column });
  switch (key) {
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    case 'ArrowUp':
      return updown(-1);
    case 'ArrowDown':
      return updown(1);
    case 'PageUp':
      return { row: row < 0 ? row : within(row - size.page, 0, lastRow), column };
    case 'PageDown':
      return updown(size.page);
    case 'Home':
      return { row: wide && lastRow >= 0 ? 0 : row, column: 0 };
    case 'End':
      return { row: wide ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}
