import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/** A webhook was made, changed, switched off or deleted; never a delivery, which could set off the next. */
const hooks = { WebhooksChanged: Removed };

export const webhookEvents = eventsAbout(
  'integrations',
  { company: hooks, wms: hooks },
  { companyWide: true, heardBy: 'manage_company' },
);
