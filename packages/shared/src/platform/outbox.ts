import type { Body, ErrorCode, RouteKey } from '@slotwise/contract';
import type { ReceivedFault } from '../http';
import type { Readable } from './readable';

/** Why the server refused a change, as `ApiError` says it. */
export interface OutboxRefusal {
  status: number;
  code: ErrorCode;
  message: string;
  details: readonly ReceivedFault[];
}

/** A change that was given to the outbox. */
export interface OutboxEntry {
  /** Idempotency key of the call. Unique among the person's entries. */
  key: string;
  /** Route of the call: `POST /stock/receive`. */
  call: RouteKey;
  body: unknown;
  /** Plain data of the remote's own, to show the change by. */
  note: unknown;
  /** Milliseconds since the epoch. */
  addedAt: number;
  /** `waiting`: not known to be done. `refused`: the server will not do it as it is. `sent`: done; the last 30 are kept. */
  status: 'waiting' | 'refused' | 'sent';
  /** Whether it was given to the network since it was added or corrected: the server may have done it without our knowing. */
  isTried: boolean;
  /** Of a refused one. */
  refusal: OutboxRefusal | null;
  /** The server's answer, once it was sent. */
  answer: unknown;
}

/** A change to give to the outbox. */
export interface OutboxChange<K extends RouteKey> {
  body: Body<K>;
  /** Left out: one is made up. A key that is kept already adds nothing. */
  key?: string;
  note?: unknown;
}

/**
 * Changes that are kept on this device until the server has answered them, also through a reload, without network and
 * through a sign-out: of one person in one tenant, sent only as that person, in the order in which they were added, by
 * one tab at a time. Each is sent under its key until there is an answer. A change that the server refuses stays, with
 * the reason, until the remote corrects or dismisses it; later ones are sent meanwhile. The value is the remote's own
 * entries, the oldest first. In a partner's page they live as long as the page.
 */
export interface Outbox extends Readable<readonly OutboxEntry[]> {
  /**
   * Keeps a change; resolves with its key once it is kept, which is long before it is sent. Rejects with an `Error`
   * whose name is `OutboxFullError` when the waiting changes are over half a million characters of JSON, and any
   * `Error` without a person.
   */
  add<K extends RouteKey>(call: K, change: OutboxChange<K>): Promise<string>;
  /** Sends a refused entry again with another body, in its place, under a key of its own. False: there is no such entry any more. */
  correct(key: string, change: { body: unknown; key?: string; note?: unknown }): Promise<boolean>;
  /** Takes out what is refused, or waits and was not tried yet. False: it is too late, or there is none. */
  dismiss(key: string): Promise<boolean>;
}
