import type { ReceiptLine } from '@slotwise/contract';
import { piecesOf, type GoodsLine } from '../goods';

/**
 * A receipt's verdict on incoming goods: `ask` whether there really is more than expected, `most` that no more is
 * accepted.
 */
export type Admission = 'yes' | 'ask' | 'not-expected' | 'most';

interface Arrival {
  /** Of the receipt; undefined: the SKU is not on it. */
  line: ReceiptLine | undefined;
  /** Pieces that were scanned, or wait to be sent, and are not in the line's `received`. */
  here: number;
  /** Pieces that would come to them. */
  more: number;
  /** Whether somebody has said that there really is more than expected. */
  isMoreKnown: boolean;
}

export function admit({ line, here, more, isMoreKnown }: Arrival): Admission {
  if (!line) return 'not-expected';
  const sum = line.received + here + more;
  if (sum > Math.max(line.most, line.expected)) return 'most';
  return sum > line.expected && !isMoreKnown ? 'ask' : 'yes';
}

/** Pieces of a SKU among what was scanned. */
export const piecesScanned = (lines: readonly GoodsLine[], skuId: string): number =>
  lines.reduce((sum, line) => sum + (line.sku.id === skuId ? piecesOf(line) : 0), 0);
