import { none } from '@slotwise/contract';
import { newId } from '../../platform/ids';
import { defineService, type Services } from '../../platform/services';
import type { Sweeper } from '../../platform/sweepers';
import { removeOld } from './delivery-queries';
import { serve } from './send';
import { isAnythingDue, lease } from './sending-queries';

/** Webhooks that one server serves at once. */
const AT_ONCE = 4;
const KEPT_MS = 3 * 24 * 3600_000;
const KEPT_PER_HOOK = 500;
const REMOVED_AT_ONCE = 200;

/** Serves the webhooks that are due, some at once, also those of servers that have died. */
export class Sender {
  private readonly owner = newId();
  private readonly stopping = new AbortController();
  private readonly atWork = new Set<Promise<void>>();

  constructor(private readonly services: Services) {}

  /** Takes what is due, as far as there is room; what it takes is served beside what follows. */
  async take(): Promise<void> {
    const { db, clock, log } = this.services;
    while (this.atWork.size < AT_ONCE && !this.stopping.signal.aborted) {
      if (!(await db.readSystem((trx) => isAnythingDue(trx, clock.now())))) return;
      const hook = await db.withSystem(async (trx) => ({
        answer: await lease(trx, this.owner, clock.now()),
        audit: none('who sends is nobody else’s matter'),
      }));
      if (!hook) return;
      const work = serve(this.services, hook, this.owner, this.stopping.signal)
        .catch((fault: unknown) =>
          log.error({ err: fault, webhook: hook.id }, 'a webhook could not be served; it is tried again'),
        )
        .finally(() => this.atWork.delete(work));
      this.atWork.add(work);
    }
  }

  /** Resolves once nothing is sent any more. */
  async settled(): Promise<void> {
    while (this.atWork.size > 0) await Promise.all(this.atWork);
  }

  /** Ends what is being sent: nobody knows whether it arrived, so the next server sends it again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.settled();
  }
}

export const sender = defineService((services) => new Sender(services));

export const sendingSweeper: Sweeper = {
  name: 'webhooks',
  everyMs: 1000,
  run: ({ services }) => services.use(sender).take(),
};

export const oldDeliverySweeper: Sweeper = {
  name: 'old deliveries of webhooks',
  everyMs: 600_000,
  run: async ({ db, now }) => {
    for (;;) {
      const removed = await db.withSystem(async (trx) => ({
        answer: await removeOld(trx, new Date(now.getTime() - KEPT_MS), KEPT_PER_HOOK, REMOVED_AT_ONCE),
        audit: none('deliveries whose time is over'),
      }));
      if (removed < REMOVED_AT_ONCE) return;
    }
  },
};
