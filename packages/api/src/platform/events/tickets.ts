import { none } from '@slotwise/contract';
import { sql, type Insertable } from 'kysely';
import type { Actor } from '../actor';
import { batched } from '../batch';
import type { Clock } from '../clock';
import type { Tables } from '../db/tables';
import type { Transactions } from '../db/transaction';
import { hashSecret, newSecret } from '../ids';

export const TICKET_TTL_MS = 30_000;

export interface Tickets {
  /** A secret that opens one stream within 30 s, so that no token stands in an address. */
  issue(actor: Actor): Promise<string>;
  /** The owner of a ticket; null if it is unknown, used or too old. */
  redeem(ticket: string): Promise<{ userId: string; sessionId: string } | null>;
  sweep(): Promise<void>;
}

const PREFIX = 'st_';
const UNAUDITED = none('a ticket opens what the session that it was issued to may open anyway');

/** Tickets that are issued or redeemed in one turn go in one statement. */
export const createTickets = (db: Transactions, clock: Clock): Tickets => {
  const insert = batched(async (rows: readonly Insertable<Tables['stream_tickets']>[]) => {
    await db.withSystem(async (trx) => {
      await trx.insertInto('stream_tickets').values(rows).execute();
      return { answer: undefined, audit: UNAUDITED };
    });
    return rows.map(() => undefined);
  });
  const take = batched(async (hashes: readonly string[]) => {
    const rows = await db.withSystem(async (trx) => {
      const answer = await trx
        .deleteFrom('stream_tickets')
        .where(sql<boolean>`hash = ANY(${hashes})`)
        .returningAll()
        .execute();
      return { answer, audit: UNAUDITED };
    });
    const taken = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => {
      const row = taken.get(hash);
      // The same ticket twice in one batch opens one stream.
      taken.delete(hash);
      return row;
    });
  });
  return {
    async issue(actor) {
      const ticket = PREFIX + newSecret();
      await insert({
        hash: hashSecret(ticket),
        user_id: actor.userId,
        session_id: actor.sessionId,
        expires_at: new Date(clock.now().getTime() + TICKET_TTL_MS),
      });
      return ticket;
    },
    async redeem(ticket) {
      if (!ticket.startsWith(PREFIX)) return null;
      const row = await take(hashSecret(ticket));
      if (!row || row.expires_at <= clock.now()) return null;
      return { userId: row.user_id, sessionId: row.session_id };
    },
    sweep: () =>
      db.withSystem(async (trx) => {
        await trx.deleteFrom('stream_tickets').where('expires_at', '<', clock.now()).execute();
        return { answer: undefined, audit: UNAUDITED };
      }),
  };
};
