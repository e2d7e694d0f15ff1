import { eventsAbout } from '../wire/subject-events';
import { SampleDataChanged } from './entities';

export const firstStepEvents = eventsAbout(
  'tenant',
  { company: { SampleDataChanged } },
  { heardBy: 'view_warehouses' },
);
