import { Type, type Static } from 'typebox';
import { AuditRecord } from '../audit/entities';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

/** How far the audit has come on its way to a webhook. */
const AuditStream = strict({
  /** Position in the tenant's chain of the last entry that arrived; 0: none yet. */
  position: Type.Integer({ minimum: 0 }),
  /** Entries of the chain that did not arrive yet. */
  waiting: Type.Integer({ minimum: 0 }),
  /** The maker of the webhook may not read the audit any more: what waits is held back, and nothing is lost. */
  held: Type.Boolean(),
});

/** An address that gets the tenant's events or its audit, without the secret that they are signed with. */
export const Webhook = strict({
  id: Id,
  url: Type.String(),
  /** Names of events of the catalogue. */
  events: Type.Array(Type.String()),
  /** Null: it does not get the audit. */
  audit: nullable(AuditStream),
  state: literals(['active', 'disabled'] as const),
  /** Why it is disabled. `failing`: its receiver took nothing for a day. `orphaned`: whoever made it has left. */
  disabledBecause: nullable(literals(['by_hand', 'failing', 'orphaned'] as const)),
  createdAt: Instant,
  createdBy: nullable(Type.String()),
  lastDeliveredAt: nullable(Instant),
  /** Since when the delivery at the head of the queue has failed; null: it has not. */
  failingSince: nullable(Instant),
  /** Until when deliveries are signed with the secret before as well. */
  oldSecretUntil: nullable(Instant),
});
export type Webhook = Static<typeof Webhook>;

/**
 * Data of a delivery of the audit: entries in the order of the tenant's chain, in which positions have no gaps. Where one is missing, older
 * entries were cut before they arrived.
 */
export const AuditBatch = strict({
  entries: Type.Array(
    strict({
      position: Type.Integer({ minimum: 1 }),
      /** Hash of the chain up to this entry, in hexadecimal: what `audit was` compares. */
      hash: Type.String(),
      /** Null: somebody removed the entry from the database. */
      entry: nullable(AuditRecord),
      /** The entry is too large to be sent: what it says of itself is left out and read by its id. */
      short: Type.Optional(Type.Literal(true)),
    }),
  ),
});
export type AuditBatch = Static<typeof AuditBatch>;

/** One event on its way to one webhook, or there; or a part of the audit. */
export const WebhookDelivery = strict({
  id: Id,
  /** Name of the event; of a part of the audit `audit.entries`. */
  type: Type.String(),
  status: literals(['waiting', 'delivered'] as const),
  attempts: Type.Integer({ minimum: 0 }),
  /** HTTP status of the last answer; null: there was none. */
  answer: nullable(Type.Integer()),
  /** Why the last attempt failed without an answer of its own. */
  fault: nullable(literals(['refused_address', 'timeout', 'connection', 'redirect', 'status'] as const)),
  at: Instant,
  lastAttemptAt: nullable(Instant),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;
