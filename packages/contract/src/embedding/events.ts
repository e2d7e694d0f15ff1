import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/** A partner key was made or revoked. */
const keys = { PartnerKeysChanged: Removed };

export const embeddingEvents = eventsAbout(
  'integrations',
  { company: keys, wms: keys },
  { companyWide: true, heardBy: 'manage_company' },
);
