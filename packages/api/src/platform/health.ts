import { performance } from 'node:perf_hooks';
import { totalmem } from 'node:os';
import { Gauge } from 'prom-client';
import type { Transactions } from './db/transaction';
import type { Bus } from './events/bus';
import { oldestWaiting } from './mail/delivery-queries';
import type { Metrics } from './metrics';

/** The database's answer. */
interface Answer {
  mailWaitingSeconds: number;
}

/** Scrapes within this time share one answer. */
const FRESH_MS = 2000;
/**
 * Nobody waits longer for the database: Prometheus gives up after ten seconds and would know nothing then, and a balancer would go on
 * sending people here.
 */
const PATIENCE_MS = 3000;

/** Whether the server can do its work, as `/readyz` says it and `/metrics` measures it. */
export class Health {
  private last: { at: number; answer: Promise<Answer | undefined> } | undefined;
  private asking: Promise<number> | undefined;

  constructor(
    private readonly db: Transactions,
    private readonly bus: Pick<Bus, 'connected'>,
    readonly isStopping: () => boolean,
  ) {}

  /**
   * Asks one question at a time: each takes a connection for as long as it waits.
   * @throws what the database, or the way to it, says; or that it says nothing
   */
  ask(): Promise<Answer> {
    const asking = (this.asking ??= this.db.readSystem(oldestWaiting).finally(() => (this.asking = undefined)));
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The database did not answer within ${PATIENCE_MS} ms.`)),
        PATIENCE_MS,
      ).unref();
      asking.then((mailWaitingSeconds) => resolve({ mailWaitingSeconds }), reject).finally(() => clearTimeout(late));
    });
  }

  private answer(): Promise<Answer | undefined> {
    const at = performance.now();
    // Why it does not answer stands in the log of whoever needed it.
    if (!this.last || at - this.last.at > FRESH_MS) this.last = { at, answer: this.ask().catch(() => undefined) };
    return this.last.answer;
  }

  /** Adds what alerts go by to the server's metrics. */
  measure({ registry }: Metrics): void {
    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        ...{ name, help, registers: [registry] },
        async collect() {
          this.set(await read());
        },
      });
    const isUp = async () => (await this.answer()) !== undefined;
    gauge('slotwise_ready', 'Whether /readyz answers that the server is ready.', async () =>
      Number(!this.isStopping() && (await isUp())),
    );
    gauge('slotwise_database_up', 'Whether the database answers.', async () => Number(await isUp()));
    gauge('slotwise_nats_connected', 'Whether NATS is connected; 1 where none is set.', () =>
      Number(this.bus.connected()),
    );
    gauge(
      'slotwise_mail_waiting_seconds',
      'Time that the oldest mail has waited in the outbox; NaN while the database does not answer.',
      async () => (await this.answer())?.mailWaitingSeconds ?? NaN,
    );
    gauge(
      'slotwise_memory_limit_bytes',
      'Memory that the process may take: of its container, else of the machine.',
      () => {
        const limit = process.constrainedMemory();
        return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
      },
    );
  }
}
