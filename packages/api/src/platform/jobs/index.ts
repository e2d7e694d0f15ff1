import type { FastifyBaseLogger } from 'fastify';
import type { Sweeper } from '../module';
import type { Services } from '../services';

export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Runs sweepers again and again. Each instance runs all of them: a sweeper takes its rows with
 * `FOR UPDATE SKIP LOCKED` or in one conditional statement, so that none is done twice.
 */
export function startJobs(sweepers: Sweeper[], services: Services, log: FastifyBaseLogger): Jobs {
  const running = new Set<Promise<void>>();
  const timers = sweepers.map((sweeper) => {
    let busy = false;
    const run = async () => {
      if (busy) return;
      busy = true;
      try {
        await sweeper.run({ db: services.db, now: services.clock.now(), services, log });
        services.metrics.jobs.inc({ name: sweeper.name, outcome: 'done' });
      } catch (fault) {
        services.metrics.jobs.inc({ name: sweeper.name, outcome: 'failed' });
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
