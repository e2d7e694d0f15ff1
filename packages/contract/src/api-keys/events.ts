import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/** An API key was made or revoked. */
const keys = { ApiKeysChanged: Removed };

export const apiKeyEvents = eventsAbout(
  'integrations',
  { company: keys, wms: keys },
  { companyWide: true, heardBy: 'manage_company' },
);
