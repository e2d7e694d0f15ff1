import { fontStack } from '../../font-stack';
import type { Column } from './columns';

/** Px beside a header's text: its padding, its menu, and the arrow of a sorted column. */
const PADDING = 16;
const MENU = 26;
const ARROW = 20;
/** Px of a badge beside its text, its cell's padding included. */
const BADGE = 50;
/** A long header is cut in the end: the table would consist of it otherwise. */
const WIDEST = 240;

const HEADER_FONT = `600 12px ${fontStack}`;
const TEXT_FONT = `400 14px ${fontStack}`;

type Measure = (text: string, font: string) => number;

/** Measures text without laying it out. Where there is no canvas, nothing is known to be too narrow. */
function measureOnCanvas(): Measure {
  if (typeof OffscreenCanvas === 'undefined') return () => 0;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return () => 0;
  return (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
}

let onCanvas: Measure | undefined;

/**
 * Columns no narrower than their header, their badges and their samples in the reader's language: widths are written for English.
 * @param hasMenu whether headers have a button of their own
 */
export function fitted<Row>(
  columns: readonly Column<Row>[],
  hasMenu: boolean,
  measure: Measure = (onCanvas ??= measureOnCanvas()),
): Column<Row>[] {
  return columns.map((column) => {
    const beside = PADDING + (hasMenu ? MENU : 0) + (column.sortable ? ARROW : 0);
    const header = Math.min(WIDEST, measure(column.header, HEADER_FONT) + beside);
    const badges = (column.badges ?? []).map((text) => measure(text, HEADER_FONT) + BADGE);
    const samples = (column.samples ?? []).map((text) => measure(text, TEXT_FONT) + PADDING);
    const needed = Math.ceil(Math.max(header, ...badges, ...samples));
    const least = column.shrinksTo !== undefined && needed > column.shrinksTo ? { shrinksTo: needed } : {};
    if (needed <= column.width && !('shrinksTo' in least)) return column;
    return { ...column, ...least, width: Math.max(needed, column.width) };
  });
}
