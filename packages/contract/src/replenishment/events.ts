import { eventsAbout } from '../wire/subject-events';
import { ReplenishmentChanged } from './entities';

export const replenishmentEvents = eventsAbout(
  'goods',
  { company: { ReplenishmentChanged } },
  { heardBy: 'view_inventory' },
);
