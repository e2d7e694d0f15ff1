import type { Audited } from '../audit/write';
import type { Publishable } from '../events/publish';
import type { Notifying, TakingBack } from '../notifying';
import type { OutgoingMail } from '../mail/outbox';

/**
 * Result of a transaction's work. The platform writes it down in this order, with the change itself: mails, audit,
 * events; the events last, because from then on everybody else waits who would publish on their channels.
 */
export interface Outcome<T> {
  answer: T;
  /** Entries of the audit catalogue, or `none(why)`. */
  audit: Audited;
  /** Its entries say that a person made what the assistant had proposed. */
  proposed?: true;
  /** Notifications for people, each kind declared by its module. Kept with the change, and heard after the commit. */
  notifications?: readonly (Notifying | TakingBack)[];
  /** Leave after the commit. */
  mails?: readonly OutgoingMail[];
  /** Heard after the commit, in this order. */
  events?: readonly Publishable[];
  /** Runs once, when all of it is committed; never, if it is rolled back. Must not throw. */
  after?: () => void;
}
