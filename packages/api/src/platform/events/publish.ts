import { EVENTS, heardBy, siteOf, type Channel, type LiveMessage, type PermissionName } from '@slotwise/contract';
import { channelKind } from '@slotwise/contract/events';
import { sql } from 'kysely';
import type { Trx } from '../db/tables';
import { checksOf } from '../conforms';
import type { StoredMessage } from './message';

/** A message of the catalogue, which also says of each event who hears it. */
export type Publishable = Extract<LiveMessage, { channel: Channel }>;

/** Also in production: a check takes a quarter of the time that writing the same data as JSON takes. */
const checks = {
  user: checksOf(EVENTS.user, 'Event user'),
  company: checksOf(EVENTS.company, 'Event company'),
  wms: checksOf(EVENTS.wms, 'Event wms'),
};

/** @throws an Error for an event that its kind of channel does not have, or whose data is not of the catalogue's form. */
export function checkMessage({ channel, event, data }: Publishable): void {
  const kind = channelKind(channel);
  const check: ((value: unknown) => void) | undefined =
    kind && kind !== 'system' ? (checks[kind] as Partial<Record<string, (value: unknown) => void>>)[event] : undefined;
  if (!check) throw new Error(`There is no event ${event} on the channel ${channel}.`);
  check(data);
}

/** Only streams whose user holds it hear the message. Null: all on its channel do. */
export function permissionOf({ channel, event }: Publishable): PermissionName | null {
  const kind = channelKind(channel);
  if (!kind) throw new Error(`The channel ${channel} is of no kind.`);
  return heardBy(kind, event);
}

/**
 * Gives each message its channel's next number and stores it with the change it tells of. The last statement of a
 * transaction: the channel's counter row stays locked until the commit, which is what makes the order of numbers the
 * order of commits. Channels are locked in sorted order, so two verbs cannot wait for each other.
 * @throws an Error for a message that breaks the contract.
 * @returns the messages as they are stored, for the relay to send after the commit.
 */
export async function publish(trx: Trx, messages: readonly Publishable[]): Promise<StoredMessage[]> {
  if (messages.length === 0) return [];
  for (const message of messages) checkMessage(message);
  const rows = messages.map((message, position) => {
    const { channel, event, data } = message;
    return { channel, event, data, permission: permissionOf(message), site: siteOf(event, data), position };
  });
  const { rows: numbered } = await sql<{ position: number; seq: number; bytes: number }>`
    WITH message AS (
      SELECT *, octet_length(data::text) AS bytes, row_number() OVER (PARTITION BY channel ORDER BY position) AS nth
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS m(channel text, event text, data jsonb, permission text, site text, position int)
    ), counter AS (
      INSERT INTO event_counters (channel, seq)
      SELECT channel, count(*) FROM message GROUP BY channel ORDER BY channel COLLATE "C"
      ON CONFLICT (channel) DO UPDATE SET seq = event_counters.seq + excluded.seq
      RETURNING channel, seq
    ), numbered AS (
      SELECT message.*, counter.seq - count(*) OVER (PARTITION BY channel) + nth AS number
      FROM message JOIN counter USING (channel)
    ), stored AS (
      INSERT INTO outbox (channel, seq, event, data, permission, site, bytes)
      SELECT channel, number, event, data, permission, site, bytes FROM numbered
    )
    SELECT position, number AS seq, bytes FROM numbered`.execute(trx);
  return numbered.flatMap(({ position, seq, bytes }) => {
    const row = rows[position];
    if (!row) return [];
    const { channel, event, data, permission, site } = row;
    return [{ channel, seq, event, data, permission, site, bytes }];
  });
}
