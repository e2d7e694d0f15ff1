// What other modules may use of this one.
export { webhooksChanged } from './events';
export { orphanWebhooksOf, webhooksMadeBy } from './queries';
