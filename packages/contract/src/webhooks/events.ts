import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';

/**
 * A webhook was made, changed, switched off or deleted. That people gave up a delivery or had one sent passes by and is never
 * kept: delivered itself, it would set off the next.
 */
const hooks = { WebhooksChanged: Removed };

export const webhookEvents = eventsAbout(
  'integrations',
  { company: hooks, wms: hooks },
  { companyWide: true, heardBy: 'manage_company' },
);
