import type { ReceiptLine, StockState, Unit } from '@slotwise/contract';
import { PIECES_MAX } from '@slotwise/contract/constants';
import { isWholeNumberFault, wholeNumber, type WholeNumberFault } from '../../sections/whole-number';

/** Values of the dialog's fields. The place is a code, as it is typed or scanned. */
export interface ReceivingValues {
  quantity: string;
  unit: Unit;
  lot: string;
  /** One on each line. */
  serials: string;
  expires: string;
  to: string;
  state: StockState;
  /** Whether somebody has said that there really is more than expected. */
  more: boolean;
}

/** Pieces of a line that are expected and not here yet. */
export const stillToCome = ({ expected, received }: Pick<ReceiptLine, 'expected' | 'received'>): number =>
  Math.max(expected - received, 0);

/** Pieces that would be too many of a line after so many more; 0 if there would be none. */
export const tooMany = ({ expected, received }: Pick<ReceiptLine, 'expected' | 'received'>, pieces: number): number =>
  Math.max(received + pieces - expected, 0);

/** Pieces that are still taken in, with the accepted surplus. */
export const acceptedStill = ({ most, received }: Pick<ReceiptLine, 'most' | 'received'>): number =>
  Math.max(most - received, 0);

export type ReceivingFault =
  | { id: 'fault.required' }
  | { id: 'fault.more'; values: { count: number } }
  | { id: 'fault.most'; values: { accepted: number; most: number; expected: number; over: number } }
  | { id: WholeNumberFault };

const REQUIRED = { id: 'fault.required' } as const;

/**
 * Faults that are known before the server is asked.
 * @param factor pieces in one of the chosen unit
 */
export function receivingFaults(
  line: ReceiptLine,
  factor: number,
  values: ReceivingValues,
): Partial<Record<keyof ReceivingValues, ReceivingFault>> {
  const quantity = wholeNumber(values.quantity, 1, PIECES_MAX);
  const pieces = typeof quantity === 'number' ? quantity * factor : 0;
  const over = tooMany(line, pieces);
  const accepted = acceptedStill(line);
  return {
    ...(quantity === null && { quantity: REQUIRED }),
    ...(isWholeNumberFault(quantity) && { quantity: { id: quantity } }),
    ...(pieces > accepted && {
      quantity: {
        id: 'fault.most' as const,
        values: { accepted, most: line.most, expected: line.expected, over: Math.max(line.most - line.expected, 0) },
      },
    }),
    ...(over > 0 &&
      pieces <= accepted &&
      !values.more && { more: { id: 'fault.more' as const, values: { count: over } } }),
    ...(line.sku.lotTracked && values.lot.trim() === '' && { lot: REQUIRED }),
    ...(values.to.trim() === '' && { to: REQUIRED }),
  };
}
