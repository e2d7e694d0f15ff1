import type { StockMove } from '@slotwise/contract';

export type NotUndoable = 'undo.is-undo' | 'undo.is-undone' | 'undo.of-order' | 'undo.of-count' | 'undo.of-slotting';

/** Why a move cannot be undone here; null if it can. Whether the goods are still where it put them, the server says. */
export function notUndoable({ kind, undoneBy, source }: StockMove): NotUndoable | null {
  if (kind === 'undo') return 'undo.is-undo';
  if (undoneBy !== null) return 'undo.is-undone';
  if (source === 'order') return 'undo.of-order';
  if (source === 'count') return 'undo.of-count';
  return source === 'slotting' ? 'undo.of-slotting' : null;
}
