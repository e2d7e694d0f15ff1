import { eventsAbout } from '../wire/subject-events';
import { CountSummary, CountTask } from './entities';

export const countEvents = eventsAbout(
  'goods',
  {
    company: { CountChanged: CountSummary, CountTaskChanged: CountTask },
  },
  { heardBy: { CountChanged: 'view_inventory', CountTaskChanged: 'count_inventory' } },
);
