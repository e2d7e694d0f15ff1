import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

/** An address that gets the tenant's events, without the secret that they are signed with. */
export const Webhook = strict({
  id: Id,
  url: Type.String(),
  /** Names of events of the catalogue. */
  events: Type.Array(Type.String()),
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

/** One event on its way to one webhook, or there. */
export const WebhookDelivery = strict({
  id: Id,
  /** Name of the event. */
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
