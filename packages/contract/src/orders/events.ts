import { eventsAbout } from '../wire/subject-events';
import { OrderSummary, PickListSummary } from './entities';

export const orderEvents = eventsAbout(
  'orders',
  {
    company: { OrderChanged: OrderSummary, PickListChanged: PickListSummary },
  },
  { heardBy: 'view_inventory' },
);
