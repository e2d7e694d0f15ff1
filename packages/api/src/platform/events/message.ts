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
}
