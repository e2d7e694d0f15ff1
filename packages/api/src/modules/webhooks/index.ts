// Exports for other modules.
export { webhooksChanged } from './events';
export { orphanWebhooksOf, webhooksMadeBy } from './queries';
