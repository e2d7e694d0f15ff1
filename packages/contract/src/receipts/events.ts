import { eventsAbout } from '../wire/subject-events';
import { ReceiptSummary } from './entities';

export const receiptEvents = eventsAbout(
  'orders',
  { company: { ReceiptChanged: ReceiptSummary } },
  { heardBy: 'view_inventory' },
);
