import { eventsAbout } from '../wire/subject-events';
import { Import } from './entities';

export const importEvents = eventsAbout(
  'warehouses',
  { company: { ImportChanged: Import } },
  { heardBy: 'import_inventory' },
);
