import type { Unit } from '@slotwise/contract';
import { PIECES_MAX } from '@slotwise/contract/constants';
import { isWholeNumberFault, wholeNumber, type WholeNumberFault } from '../../sections/whole-number';

/** One line of an order or a receipt as it is typed: the SKU by code or barcode. */
export interface LineText {
  sku: string;
  quantity: string;
  unit: Unit;
}
export type LineField = 'sku' | 'quantity' | 'unit';
/** Faults of some lines, by their place in the list. */
export type LineFaults<Said> = Readonly<Record<number, Partial<Record<LineField, Said>>>>;

export const BLANK_LINE: LineText = { sku: '', quantity: '', unit: 'each' };

const isBlank = ({ sku, quantity }: LineText) => sku.trim() === '' && quantity.trim() === '';

/** The lines in which something stands, each with its place in the list: the others are left out without a word. */
export const filledLines = (lines: readonly LineText[]): { at: number; line: LineText }[] =>
  lines.flatMap((line, at) => (isBlank(line) ? [] : [{ at, line }]));

/** Faults that are known before the server is asked. */
export function lineFaults(lines: readonly LineText[]): LineFaults<'fault.required' | WholeNumberFault> {
  const filled = filledLines(lines);
  // Nothing at all was typed: the first line says so.
  const checked = filled.length === 0 ? [{ at: 0, line: BLANK_LINE }] : filled;
  const faults = checked.flatMap(({ at, line }) => {
    const quantity = wholeNumber(line.quantity, 1, PIECES_MAX);
    const found: Partial<Record<LineField, 'fault.required' | WholeNumberFault>> = {
      ...(line.sku.trim() === '' && { sku: 'fault.required' as const }),
      ...(quantity === null && { quantity: 'fault.required' as const }),
      ...(isWholeNumberFault(quantity) && { quantity }),
    };
    return Object.keys(found).length > 0 ? [[at, found] as const] : [];
  });
  return Object.fromEntries(faults);
}
