import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import type { View } from '../../../board-address';

export interface BoardLayout {
  /** The column that things are dragged from is there. */
  palette: boolean;
  /** Cards in a row. */
  columns: 1 | 2;
  /** Cards are so narrow that their actions move into a menu. */
  compact: boolean;
}

/** Share of the width that the column with permissions and users takes. */
export const PALETTE_SHARE = 0.4;
const SIDEBAR = 160;
const PADDING = 48;
/** A card with all its actions beside each other needs this much, in px. */
const ROOMY = 440;

/** Layout of the page in a window of this width (px). */
export function boardLayout(width: number, view: View, density: 'comfortable' | 'compact'): BoardLayout {
  const palette = width >= BREAKPOINTS.lg && view !== 'matrix';
  const columns = view === 'grid' && width >= BREAKPOINTS.md ? 2 : 1;
  const main = width - PADDING - (width >= BREAKPOINTS.md ? SIDEBAR : 0);
  const card = ((palette ? 1 - PALETTE_SHARE : 1) * main) / columns;
  return { palette, columns, compact: density === 'compact' || card < ROOMY };
}
