import type { FastifyBaseLogger } from 'fastify';
import type { Transactions } from '../db/transaction';
import type { Services } from '../services';

/** Work done again and again by one instance at a time, such as expiring what is due. */
export interface Sweeper {
  name: string;
  everyMs: number;
  run(sweep: { db: Transactions; now: Date; services: Services; log: FastifyBaseLogger }): Promise<void>;
}

export interface RunningSweepers {
  stop(): Promise<void>;
}

/**
 * Runs sweepers again and again. Each instance runs all of them: a sweeper takes its rows with
 * `FOR UPDATE SKIP LOCKED` or in one conditional statement, so that none is done twice.
 */
export function startSweepers(sweepers: Sweeper[], services: Services, log: FastifyBaseLogger): RunningSweepers {
  const running = new Set<Promise<void>>();
  const timers = sweepers.map((sweeper) => {
    let busy = false;
    services.metrics.beginSweeper(sweeper.name);
    const run = async () => {
      if (busy) return;
      busy = true;
      try {
        await sweeper.run({ db: services.db, now: services.clock.now(), services, log });
        services.metrics.sweeps.inc({ name: sweeper.name, outcome: 'done' });
        services.metrics.sweeperFailing.set({ name: sweeper.name }, 0);
      } catch (fault) {
        services.metrics.sweeps.inc({ name: sweeper.name, outcome: 'failed' });
        services.metrics.sweeperFailing.set({ name: sweeper.name }, 1);
        log.error({ err: fault, sweeper: sweeper.name }, 'a sweeper failed; it runs again');
      } finally {
        busy = false;
      }
    };
    return setInterval(() => {
      const work = run().finally(() => running.delete(work));
      running.add(work);
    }, sweeper.everyMs).unref();
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
