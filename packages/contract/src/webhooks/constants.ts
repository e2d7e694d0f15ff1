/** A tenant has so many webhooks at most. */
export const WEBHOOKS_MAX = 10;
/** Deliveries are tried again for so long; a webhook whose receiver takes none in that time is switched off. */
export const WEBHOOK_PATIENCE_MS = 24 * 3600_000;
/** After a change of the secret the one before signs as well for so long. */
export const WEBHOOK_SECRETS_OVERLAP_MS = 24 * 3600_000;
/** Type of the event that somebody sends to try a webhook out. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';
/** Type of the deliveries that carry the audit. */
export const WEBHOOK_AUDIT_TYPE = 'audit.entries';
