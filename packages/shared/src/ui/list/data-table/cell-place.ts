import type { CSSProperties } from 'react';
import type { PlacedColumn } from './columns';

/** Width of the check box beside the columns, in px. */
export const CHECK_WIDTH = 44;
export const ACTION_WIDTH = 32;

/** Keeps a pinned cell at its edge. @param before px at the start edge before the columns */
export function cellPlace<Row>(
  { pin, offset }: PlacedColumn<Row>,
  before: number,
  after = 0,
): CSSProperties | undefined {
  if (pin === 'start') return { insetInlineStart: before + offset };
  if (pin === 'end') return { insetInlineEnd: after + offset };
  return undefined;
}

/** Ends a row, also if an empty track stands before it. */
export const LAST_TRACK = '-2 / -1';

/** The grid's columns as CSS: those that grow share what is left, without one an empty track takes it. */
export function templateOf<Row>(columns: readonly PlacedColumn<Row>[], before: number, after: number): string {
  const tracks = columns.map(({ grows, width }) => (grows ? `minmax(${width}px, ${width}fr)` : `${width}px`));
  const isFull = columns.some(({ grows }) => grows);
  return [before > 0 && `${before}px`, ...tracks, !isFull && 'minmax(0, 1fr)', after > 0 && `${after}px`]
    .filter(Boolean)
    .join(' ');
}
