import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/** An API key was made or revoked. Told to users who may manage the tenant. */
const keys = { ApiKeysChanged: Removed };

export const apiKeyEvents = eventsAbout('integrations', { company: keys, wms: keys }, { companyWide: true });
