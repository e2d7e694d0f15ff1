import { Removed } from '../wire/schema';

/** A webhook was made, changed, switched off or deleted; never a delivery, which could set off the next. Told to users who may manage the tenant. */
const hooks = { WebhooksChanged: Removed };

export const webhookEvents = { company: hooks, wms: hooks };
