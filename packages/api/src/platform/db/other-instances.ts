import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Sweeper } from '../sweepers';

const CONNECT_MS = 10_000;
const LOOK_EVERY_MS = 10_000;
/** An instance that is told to stop takes up to half a minute, in which another already stands in its place. */
export const LOOKS_BEFORE_WARNING = 6;

/**
 * Notices other instances on the same PostgreSQL that do not hear this one. Each has a connection of its own with a lock on it: those with
 * NATS share it, and one without wants it alone. PostgreSQL lets go of the lock when the connection ends, however that comes.
 */
export class OtherInstances {
  private client: pg.Client | undefined;
  private holds = false;

  constructor(
    private readonly url: string,
    private readonly hasNats: boolean,
  ) {}

  /** @returns whether there is one. @throws if the database does not answer */
  async look(): Promise<boolean> {
    const client = this.client ?? (await this.connect());
    // Asked also where the lock is held: the connection may be dead and not know it.
    const { rows } = await client
      .query<{ taken: boolean }>(
        `SELECT CASE WHEN $1 THEN true WHEN $2 THEN pg_try_advisory_lock_shared(key) ELSE pg_try_advisory_lock(key) END AS taken
        FROM hashtext('slotwise_instances') key`,
        [this.holds, this.hasNats],
      )
      .catch(async (fault: unknown) => {
        await this.close();
        throw fault;
      });
    this.holds = rows[0]?.taken ?? false;
    return !this.holds;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    const forget = () => {
      if (this.client !== client) return;
      this.client = undefined;
      this.holds = false;
    };
    // The next look connects anew.
    client.on('error', forget).on('end', forget);
    await client.connect();
    this.client = client;
    return client;
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    this.holds = false;
    await client?.end();
  }
}

/** A look that warns where another instance stays: to refuse the start would break replacing one that is about to end. */
export function watchForOthers(others: OtherInstances, log: FastifyBaseLogger): () => Promise<void> {
  let found = 0;
  return async () => {
    found = (await others.look()) ? found + 1 : 0;
    if (found > 0 && found % LOOKS_BEFORE_WARNING === 0)
      log.error(
        'another instance uses the database at DATABASE_URL, and the two do not hear one another: streams miss events, subscriptions are ' +
          'refused and limits count twice. Set NATS_URL, the same for all instances, or stop all but one',
      );
  };
}

export function instanceSweeper(others: OtherInstances, log: FastifyBaseLogger): Sweeper {
  return { name: 'other instances', everyMs: LOOK_EVERY_MS, run: watchForOthers(others, log) };
}
