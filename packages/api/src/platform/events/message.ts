/** A message as it stands in the outbox. `seq` counts per channel, from 1, without gaps, in the order of commits. */
export interface StoredMessage {
  channel: string;
  seq: number;
  event: string;
  data: unknown;
  /** Length of the data as JSON. */
  bytes: number;
  /** Only streams whose user holds it hear the message. */
  permission: string | null;
  /**
   * The place of work that it is about: a user who is limited to others does not hear it. Null or left out: about none.
   */
  site?: string | null;
  /** The data was too long for a client that asks for the short form: it has the id alone. */
  short?: boolean;
}

/** A message that has no number: a client that misses it does not get it again. */
export type PassingMessage = Pick<StoredMessage, 'channel' | 'event' | 'data' | 'permission' | 'site'>;

/**
 * Longer data is not kept in memory, and only sent whole to clients that did not ask for its short form: how long it is
 * decides a tenant.
 */
export const LARGE_BYTES = 64 * 1024;
