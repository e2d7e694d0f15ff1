import { eventsAbout } from '../wire/subject-events';
import { AccessRequest } from './entities';

/** It was made, or it has ended: told to the asker, and to those who manage roles. */
const changed = { AccessRequestChanged: AccessRequest };

export const accessRequestEvents = eventsAbout(
  'roles',
  { user: changed, company: changed, wms: changed },
  { companyWide: true, heardBy: 'manage_roles' },
);
