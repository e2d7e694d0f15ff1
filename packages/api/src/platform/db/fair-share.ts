import { ApiFault } from '../errors';

/** The server's own turns: whose a session is, sweepers. They wait, but are refused only where everybody is. */
export const SERVER = 'server';
/** Somebody's requests that wait for a turn: more are refused, with a time to come back. */
const MAX_WAITING = 500;
/** Of all together: beyond, the server as a whole is busy. */
const MAX_WAITING_IN_ALL = 5000;
const AGAIN = { 'retry-after': '1' };

type Waiter = () => void;

/**
 * Gives connections of the database out in turns: each tenant that waits gets the next one in its turn, and none gets more
 * than half of them while others wait or may come. A thousand requests of one tenant wait behind each other, not before
 * the one of another.
 */
export class FairShare {
  private readonly most: number;
  /** The sharers that wait, in the order of turns, each with its waiters. */
  private readonly waiting = new Map<string, Waiter[]>();
  private readonly running = new Map<string, number>();
  private free: number;
  private waitingInAll = 0;

  /** @param connections how many there are to give out */
  constructor(connections: number) {
    this.free = connections;
    this.most = Math.max(1, Math.floor(connections / 2));
  }

  /** Runs work when its tenant's turn has come. @throws ApiFault `rate_limited` or `unavailable` if too much waits already */
  async run<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    await this.turn(tenant);
    try {
      return await work();
    } finally {
      this.release(tenant);
    }
  }

  private turn(tenant: string): Promise<void> | void {
    if (this.free > 0 && this.holds(tenant) < this.most && !this.waiting.has(tenant)) {
      this.take(tenant);
      return;
    }
    const queue = this.waiting.get(tenant) ?? [];
    if (tenant !== SERVER && queue.length >= MAX_WAITING) throw new ApiFault('rate_limited', undefined, AGAIN);
    if (this.waitingInAll >= MAX_WAITING_IN_ALL) throw new ApiFault('unavailable', undefined, AGAIN);
    this.waitingInAll++;
    return new Promise((resolve) => {
      queue.push(resolve);
      this.waiting.set(tenant, queue);
    });
  }

  private holds = (tenant: string): number => this.running.get(tenant) ?? 0;

  private take(tenant: string): void {
    this.free--;
    this.running.set(tenant, this.holds(tenant) + 1);
  }

  private release(tenant: string): void {
    this.free++;
    const left = this.holds(tenant) - 1;
    if (left > 0) this.running.set(tenant, left);
    else this.running.delete(tenant);
    this.giveNext();
  }

  private giveNext(): void {
    for (const [tenant, queue] of this.waiting) {
      if (this.free === 0) return;
      if (this.holds(tenant) >= this.most) continue;
      const next = queue.shift();
      // To the end of the turns, if it waits for more.
      this.waiting.delete(tenant);
      if (queue.length > 0) this.waiting.set(tenant, queue);
      if (!next) continue;
      this.waitingInAll--;
      this.take(tenant);
      next();
    }
  }
}
