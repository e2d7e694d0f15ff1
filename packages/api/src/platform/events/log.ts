import { sql } from 'kysely';
import type { Transactions } from '../db/transaction';
import { LARGE_BYTES, type StoredMessage } from './message';

/** About as long as data is that has an id alone. */
const SHORT_BYTES = 64;

/** Size of a page of the log. */
export interface PageSize {
  messages: number;
  /** Of their data. One message may be longer: it comes alone. */
  bytes: number;
  /** Of large data only the id is read. */
  short?: boolean;
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
  async after(channel, seq, { messages, bytes, short = false }) {
    // Lengths are summed up before any data is read: a page of long ones would be read to be thrown away.
    const { rows } = await db.readSystem((trx) =>
      sql<StoredMessage>`
        WITH next AS (
          SELECT seq, coalesce(bytes, octet_length(data::text)) AS whole
          FROM outbox WHERE channel = ${channel} AND seq > ${seq} ORDER BY seq LIMIT ${messages}
        ), shortened AS (
          SELECT seq, ${short} AND whole > ${LARGE_BYTES} AS short, whole FROM next
        ), sized AS (
          SELECT seq, short, CASE WHEN short THEN ${SHORT_BYTES} ELSE whole END AS bytes FROM shortened
        ), summed AS (
          SELECT seq, short, bytes, sum(bytes) OVER (ORDER BY seq) - bytes AS before FROM sized
        )
        SELECT o.channel, o.seq, o.event, o.permission, o.site, summed.bytes, summed.short,
          CASE WHEN summed.short THEN jsonb_build_object('id', o.data->'id') ELSE o.data END AS data
        FROM summed JOIN outbox o ON o.channel = ${channel} AND o.seq = summed.seq
        WHERE summed.before = 0 OR summed.before + summed.bytes <= ${bytes}
        ORDER BY o.seq`.execute(trx),
    );
    return rows;
  },
});
