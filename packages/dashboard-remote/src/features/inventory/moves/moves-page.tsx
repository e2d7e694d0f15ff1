import { BookingMenu } from '../booking/booking-menu';
import { SectionPage } from '../sections/section-page';
import { Ledger } from './ledger';

/** The ledger of the whole company. */
export default function MovesPage() {
  return (
    <SectionPage permission="view_inventory" isFramed action={<BookingMenu />}>
      {() => <Ledger />}
    </SectionPage>
  );
}
