import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/** A partner key was made or revoked. Told to users who may manage the tenant. */
const keys = { PartnerKeysChanged: Removed };

export const embeddingEvents = eventsAbout('integrations', { company: keys, wms: keys }, { companyWide: true });
