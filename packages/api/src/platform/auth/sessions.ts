import type { Bus } from '../events/bus';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../actor';
import { batched } from '../batch';
import type { Clock } from '../clock';
import type { Trx } from '../db/tables';
import type { Transactions } from '../db/transaction';

/** Loads the people whom the sessions belong to; sessions that are over, or unknown, are left out. */
export type LoadActors = (trx: Trx, sessionIds: string[]) => Promise<Actor[]>;

export interface Sessions {
  /** The person whom a session belongs to now, or null if it is over. At most KEPT_MS old; at once after an announcement. */
  actor(session: { userId: string; sessionId: string }): Promise<Actor | null>;
  /** The same for an API key, by its hash. */
  keyHolder(hash: string): Promise<Actor | null>;
  /** Whether this server has met the API key within the last seconds and let it in. */
  hasMet(hash: string): boolean;
  /** Those of the sessions that are not over, as the database has them, by session. */
  actors(sessionIds: string[]): Promise<Map<string, Actor>>;
  /** Tells every instance that sessions have ended: their tokens and streams end with them. After the commit. */
  revoked(sessionIds: string[]): void;
  /** Tells every instance that these users' role, tenant or permissions changed. After the commit. */
  changed(userIds: string[]): void;
  /** Called with sessions and users that ended or changed, here or on another instance. */
  onChange(listener: (change: { sessionIds?: string[]; userIds?: string[] }) => void): void;
}

/** An announcement that is lost on its way between instances is made up for after this long. */
const KEPT_MS = 5000;
const KEPT = 20_000;

/**
 * Remembers actors for seconds, and forgets them when the bus says that they changed. Those that are asked for in one
 * turn are read by one query: ten thousand clients may come back at once.
 */
export function createSessions(db: Transactions, bus: Bus, clock: Clock, loadActors: LoadActors): Sessions {
  const known = new LRUCache<string, { actor: Actor | null; userId: string }>({
    max: KEPT,
    ttl: KEPT_MS,
    // By the server's clock, asked each time.
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const listeners: ((change: { sessionIds?: string[]; userIds?: string[] }) => void)[] = [];
  let generation = 0;

  bus.on('sessions', (change) => {
    generation++;
    for (const id of change.sessionIds ?? []) known.delete(id);
    const users = new Set(change.userIds);
    if (users.size > 0) {
      for (const [id, entry] of known)
        if (users.has(entry.userId) || users.has(entry.actor?.answersTo ?? '')) known.delete(id);
    }
    for (const listener of listeners) listener(change);
  });

  const read = async (sessionIds: readonly string[]): Promise<Map<string, Actor>> => {
    const found = await db.readSystem((trx) => loadActors(trx, [...new Set(sessionIds)]));
    return new Map(found.map((actor) => [actor.sessionId, actor]));
  };
  const readOne = batched(async (sessionIds: readonly string[]) => {
    const found = await read(sessionIds);
    return sessionIds.map((id) => found.get(id));
  });

  const load = async (id: string, userId?: string): Promise<Actor | null> => {
    const before = generation;
    const found = await readOne(id);
    const actor = found && (userId === undefined || found.userId === userId) ? found : null;
    // An actor read during a change may be from before it: good for this answer, not to be kept.
    if (before === generation) known.set(id, { actor, userId: userId ?? found?.userId ?? '' });
    return actor;
  };

  return {
    async actor({ sessionId, userId }) {
      const entry = known.get(sessionId);
      return entry?.userId === userId ? entry.actor : load(sessionId, userId);
    },
    async keyHolder(hash) {
      const entry = known.get(hash);
      return entry ? entry.actor : load(hash);
    },
    hasMet: (hash) => Boolean(known.get(hash)?.actor),
    actors: read,
    revoked: (sessionIds) => bus.announce('sessions', { sessionIds }),
    changed: (userIds) => bus.announce('sessions', { userIds }),
    onChange: (listener) => void listeners.push(listener),
  };
}
