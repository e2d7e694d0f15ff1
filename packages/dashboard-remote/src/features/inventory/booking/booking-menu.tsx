import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { ChevronDown20Regular } from '@slotwise/shared/ui/icons';
import { useState } from 'react';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { BookingDialog } from './booking-dialog';
import { BOOKINGS } from './model/booking';
import type { Booking, BookingValues } from './model/booking';

/** The bookings that somebody may make. */
export function useBookings(): readonly Booking[] {
  const platform = usePlatform();
  const mayMove = useCan(platform, 'move_inventory');
  const mayManage = useCan(platform, 'manage_inventory');
  return BOOKINGS.filter((booking) => (booking === 'adjust' ? mayManage : mayMove));
}

/** Everything that can be booked at a desk. @param known what is known of it already */
export function BookingMenu({ known }: { known?: Partial<BookingValues> }) {
  const { t } = useWords();
  const bookings = useBookings();
  const hasWarehouse = useWarehouses().length > 0;
  const [open, setOpen] = useState<Booking | null>(null);
  if (bookings.length === 0) return null;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="primary"
            icon={<ChevronDown20Regular />}
            iconPosition="after"
            disabledFocusable={!hasWarehouse}
            title={hasWarehouse ? undefined : t('booking.needs-warehouse')}
          >
            {t('booking.menu')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {bookings.map((booking) => (
              <MenuItem key={booking} onClick={() => setOpen(booking)}>
                {t(`booking.${booking}`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {open && <BookingDialog booking={open} known={known} onClose={() => setOpen(null)} />}
    </>
  );
}
