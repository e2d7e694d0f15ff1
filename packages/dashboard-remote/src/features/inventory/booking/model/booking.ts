import type { StockState, Unit } from '@slotwise/contract';
import { PIECES_MAX } from '@slotwise/contract/constants';
import { isWholeNumberFault, wholeNumber } from '../../sections/whole-number';
import type { WholeNumberFault } from '../../sections/whole-number';

export const BOOKINGS = ['receive', 'put-away', 'move', 'pick', 'adjust'] as const;
/** A kind of booking at a desk. */
export type Booking = (typeof BOOKINGS)[number];

/** Values of the dialog's fields. Places and SKU are codes, as they are typed or scanned. */
export interface BookingValues {
  warehouse: string;
  sku: string;
  quantity: string;
  unit: Unit;
  lot: string;
  /** One on each line. */
  serials: string;
  expires: string;
  from: string;
  to: string;
  state: StockState;
  toState: StockState;
  change: 'add' | 'remove';
  reason: string;
}

/** Whether a booking asks for the field. */
export const takesFrom = (booking: Booking): boolean => booking !== 'receive';
export const takesTo = (booking: Booking): boolean => booking !== 'pick' && booking !== 'adjust';

export const NO_VALUES: BookingValues = {
  warehouse: '',
  sku: '',
  quantity: '',
  unit: 'each',
  lot: '',
  serials: '',
  expires: '',
  from: '',
  to: '',
  state: 'available',
  toState: 'available',
  change: 'remove',
  reason: '',
};

/** The serial numbers that somebody typed or scanned, one on each line. */
export const serialsIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export type BookingFault = { id: 'booking.fault.required' } | { id: WholeNumberFault };

const REQUIRED = { id: 'booking.fault.required' } as const;

/** Faults that are known before the server is asked. */
export function bookingFaults(
  booking: Booking,
  values: BookingValues,
): Partial<Record<keyof BookingValues, BookingFault>> {
  const isMissing = (name: 'warehouse' | 'sku' | 'from' | 'to' | 'reason') => values[name].trim() === '';
  const quantity = wholeNumber(values.quantity, 1, PIECES_MAX);
  return {
    ...(isMissing('warehouse') && { warehouse: REQUIRED }),
    ...(isMissing('sku') && { sku: REQUIRED }),
    ...(quantity === null && { quantity: REQUIRED }),
    ...(isWholeNumberFault(quantity) && { quantity: { id: quantity } }),
    ...(takesFrom(booking) && isMissing('from') && { from: REQUIRED }),
    ...(takesTo(booking) && isMissing('to') && { to: REQUIRED }),
    ...(booking === 'adjust' && isMissing('reason') && { reason: REQUIRED }),
  };
}

/** Gives each request a key of its own, and the same one to a request that is sent again as it was. */
export function keysFor(makeKey: () => string): (request: string) => string {
  let last = { request: '', key: '' };
  return (request) => {
    if (last.key === '' || last.request !== request) last = { request, key: makeKey() };
    return last.key;
  };
}
