import { none } from '@slotwise/contract';
import type { Actor } from '../actor';
import type { Clock } from '../clock';
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

export const createTickets = (db: Transactions, clock: Clock): Tickets => ({
  async issue(actor) {
    const ticket = PREFIX + newSecret();
    await db.withSystem(async (trx) => {
      await trx
        .insertInto('stream_tickets')
        .values({
          hash: hashSecret(ticket),
          user_id: actor.userId,
          session_id: actor.sessionId,
          expires_at: new Date(clock.now().getTime() + TICKET_TTL_MS),
        })
        .execute();
      return { answer: undefined, audit: UNAUDITED };
    });
    return ticket;
  },
  async redeem(ticket) {
    if (!ticket.startsWith(PREFIX)) return null;
    const row = await db.withSystem(async (trx) => {
      const answer = await trx
        .deleteFrom('stream_tickets')
        .where('hash', '=', hashSecret(ticket))
        .returning(['user_id', 'session_id', 'expires_at'])
        .executeTakeFirst();
      return { answer, audit: UNAUDITED };
    });
    if (!row || row.expires_at <= clock.now()) return null;
    return { userId: row.user_id, sessionId: row.session_id };
  },
  sweep: () =>
    db.withSystem(async (trx) => {
      await trx.deleteFrom('stream_tickets').where('expires_at', '<', clock.now()).execute();
      return { answer: undefined, audit: UNAUDITED };
    }),
});
