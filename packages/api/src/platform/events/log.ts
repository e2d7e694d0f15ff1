import { sql } from 'kysely';
import type { Transactions } from '../db/transaction';
import type { StoredMessage } from './message';

/** How much of the log is taken at once. */
export interface PageSize {
  messages: number;
  /** Of their data. One message may be longer: it comes alone. */
  bytes: number;
}

/** The durable log of messages, as the hub reads it. */
export interface MessageLog {
  /** The last number of each channel; 0 for one that never had a message. */
  positions(channels: string[]): Promise<Map<string, number>>;
  /** Messages after a position, in order. A missing next number means that they are no longer kept. */
  after(channel: string, seq: number, page: PageSize): Promise<StoredMessage[]>;
}

export const createLog = (db: Transactions): MessageLog => ({
  async positions(channels) {
    const rows = await db.readSystem((trx) =>
      trx.selectFrom('event_counters').selectAll().where('channel', 'in', channels).execute(),
    );
    const found = new Map(rows.map((row) => [row.channel, row.seq]));
    return new Map(channels.map((channel) => [channel, found.get(channel) ?? 0]));
  },
  async after(channel, seq, { messages, bytes }) {
    // Lengths are summed up before any data is read: a page of long ones would be read to be thrown away.
    const { rows } = await db.readSystem((trx) =>
      sql<StoredMessage>`
        WITH next AS (
          SELECT seq, coalesce(bytes, octet_length(data::text)) AS bytes
          FROM outbox WHERE channel = ${channel} AND seq > ${seq} ORDER BY seq LIMIT ${messages}
        ), summed AS (
          SELECT seq, bytes, sum(bytes) OVER (ORDER BY seq) - bytes AS before FROM next
        )
        SELECT o.channel, o.seq, o.event, o.data, o.permission, summed.bytes
        FROM summed JOIN outbox o ON o.channel = ${channel} AND o.seq = summed.seq
        WHERE summed.before = 0 OR summed.before + summed.bytes <= ${bytes}
        ORDER BY o.seq`.execute(trx),
    );
    return rows;
  },
});
