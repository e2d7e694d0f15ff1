import type { Transactions } from '../db/transaction';
import type { StoredMessage } from './message';

/** The durable log of messages, as the hub reads it. */
export interface MessageLog {
  /** The last number of each channel; 0 for one that never had a message. */
  positions(channels: string[]): Promise<Map<string, number>>;
  /** Messages after a position, in order. A missing next number means that they are no longer kept. */
  after(channel: string, seq: number, limit: number): Promise<StoredMessage[]>;
}

export const createLog = (db: Transactions): MessageLog => ({
  async positions(channels) {
    const rows = await db.readSystem((trx) =>
      trx.selectFrom('event_counters').selectAll().where('channel', 'in', channels).execute(),
    );
    const found = new Map(rows.map((row) => [row.channel, row.seq]));
    return new Map(channels.map((channel) => [channel, found.get(channel) ?? 0]));
  },
  after: (channel, seq, limit) =>
    db.readSystem((trx) =>
      trx
        .selectFrom('outbox')
        .select(['channel', 'seq', 'event', 'data', 'permission'])
        .where('channel', '=', channel)
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(limit)
        .execute(),
    ),
});
