import type { StockRow } from '@slotwise/contract';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useState } from 'react';
import { useLabelAction } from '../labels/use-label-actions';
import { useWords } from '../words';
import { BookingDialog } from './booking-dialog';
import { useBookings } from './booking-menu';
import type { Booking, BookingValues } from './model/booking';

/** Bookings of one row of stock, and the dialog for them. */
export function useStockActions() {
  const { t } = useWords();
  const bookings = useBookings();
  const label = useLabelAction();
  const [open, setOpen] = useState<{ booking: Booking; known: Partial<BookingValues> } | null>(null);
  const rowActions = ({ warehouseId, sku, lot, location, state }: StockRow): RowAction[] => [
    ...bookings
      .filter((booking) => booking !== 'receive')
      .map((booking) => ({
        key: booking,
        label: t(`booking.${booking}`),
        onClick: () =>
          setOpen({
            booking,
            known: {
              warehouse: warehouseId,
              sku: sku.code,
              lot: lot?.code ?? '',
              from: location.code,
              state,
              toState: state,
            },
          }),
        ...(booking === 'pick' && state !== 'available' && { disabled: t('booking.pick-unusable') }),
      })),
    label(lot ? { kind: 'lot', ids: [lot.id] } : { kind: 'sku', ids: [sku.id] }),
  ];
  return {
    rowActions,
    dialog: open && <BookingDialog {...open} onClose={() => setOpen(null)} />,
  };
}
