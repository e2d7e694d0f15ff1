import { none } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Actor } from '../actor';
import { batched } from '../batch';
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

interface Issued {
  hash: string;
  user_id: string;
  session_id: string;
  expires_at: Date;
}

/** Tickets that nobody has used yet. */
interface Unused {
  add(ticket: Issued, now: Date): Promise<unknown>;
  /** Takes a ticket: nobody else gets it. */
  take(hash: string): Promise<Issued | undefined>;
  removeExpired(now: Date): Promise<unknown>;
}

/**
 * Tickets of the one instance there is. They end with it, as streams do: clients ask for one each time they open a stream. On the embedded
 * database a statement for each took a third of the processor time of opening one. Each new one lets those go that are too old: a session
 * has 60 at most, by its limit of 120 a minute, of some 300 bytes.
 * @param tickets by their hash, in the order in which they expire
 */
export function inMemory(tickets = new Map<string, Issued>()): Unused {
  const removeExpired = (now: Date) => {
    for (const [hash, { expires_at }] of tickets) {
      if (expires_at > now) break;
      tickets.delete(hash);
    }
    return Promise.resolve();
  };
  return {
    async add(ticket, now) {
      await removeExpired(now);
      tickets.set(ticket.hash, ticket);
    },
    take(hash) {
      const ticket = tickets.get(hash);
      tickets.delete(hash);
      return Promise.resolve(ticket);
    },
    removeExpired,
  };
}

/** Tickets that another instance may be asked to take. Those that are issued or taken in one turn go in one statement. */
function inDatabase(db: Transactions): Unused {
  const add = batched(async (rows: readonly Issued[]) => {
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
    ...{ add, take },
    removeExpired: (now) =>
      db.withSystem(async (trx) => {
        await trx.deleteFrom('stream_tickets').where('expires_at', '<', now).execute();
        return { answer: undefined, audit: UNAUDITED };
      }),
  };
}

/** @param shared the database, where several instances share it */
export function createTickets(shared: Transactions | undefined, clock: Clock): Tickets {
  const unused = shared ? inDatabase(shared) : inMemory();
  return {
    async issue(actor) {
      const ticket = PREFIX + newSecret();
      const now = clock.now();
      const issued = {
        hash: hashSecret(ticket),
        user_id: actor.userId,
        session_id: actor.sessionId,
        expires_at: new Date(now.getTime() + TICKET_TTL_MS),
      };
      await unused.add(issued, now);
      return ticket;
    },
    async redeem(ticket) {
      if (!ticket.startsWith(PREFIX)) return null;
      const issued = await unused.take(hashSecret(ticket));
      if (!issued || issued.expires_at <= clock.now()) return null;
      return { userId: issued.user_id, sessionId: issued.session_id };
    },
    sweep: async () => void (await unused.removeExpired(clock.now())),
  };
}
