import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { NOTIFICATION_MAILS } from './constants';

/** Name of a kind of notification, as manifests have its sentences: `import.done`. */
const Kind = Type.String({ minLength: 1, maxLength: 80 });
/** One mail holds what happened on that day. */
export const NotificationMail = literals(NOTIFICATION_MAILS);
export type NotificationMail = Static<typeof NotificationMail>;

/** Something that happened and that one person is told of. */
export const Notification = strict({
  id: Id,
  kind: Kind,
  /** The record that it is about; the manifest of the remote that shows such records says where. Null: nothing. */
  record: nullable(strict({ kind: Type.String(), id: nullable(Id) })),
  /** The values for the braces of its sentence in a manifest. */
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** It in English, for pages without a remote that says it. */
  text: Type.String(),
  /** How often it happened on that day, since it was last read. */
  count: Type.Integer({ minimum: 1 }),
  at: Instant,
  readAt: nullable(Instant),
});
export type Notification = Static<typeof Notification>;

/** The notifications that somebody wants to have. */
export const NotificationChoices = strict({
  /** The kinds that this person can be told of. */
  kinds: short(strict({ kind: Kind, text: Type.String(), on: Type.Boolean() }), 'there are a few kinds'),
  mail: NotificationMail,
  /** When the next mails leave, whether one is wanted or not; the same hour every day, in UTC. Left out by a server of before. */
  nextMailAt: Type.Optional(Instant),
  /** When a mail was last made for them; null: none yet, or longer ago than mails are remembered. Left out by a server of before. */
  lastMailAt: Type.Optional(nullable(Instant)),
});
export type NotificationChoices = Static<typeof NotificationChoices>;

/** A mail with what somebody has not read, and what became of it. */
export const SentNotifications = strict({
  id: Id,
  user: strict({ id: Id, name: Type.String() }),
  at: Instant,
  /** Notifications in it. */
  count: Type.Integer({ minimum: 1 }),
  status: literals(['waiting', 'sent', 'failed'] as const),
});
export type SentNotifications = Static<typeof SentNotifications>;
