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
 * Gives connections of the database out in turns. A tenant gets another one only while more are free than it has already: one has
 * half of them at most, a second half of what is left, and so on. The last quarter is for those that have none: several
 * greedy tenants together leave it to whoever comes next. The server may have two of its own: a long work of it, such as a webhook's,
 * must not hold up what ends streams and sessions. Of those that wait whoever has fewest gets the next one, in
 * turns: a thousand requests of one tenant, or of many, wait behind the first one of another.
 */
export class FairShare {
  /** The sharers that wait, in the order of turns, each with its waiters. */
  private readonly waiting = new Map<string, Waiter[]>();
  private readonly running = new Map<string, number>();
  private free: number;
  /** So many are for tenants that have none. */
  private readonly spare: number;
  private waitingInAll = 0;

  /** @param connections how many there are to give out */
  constructor(connections: number) {
    this.free = connections;
    this.spare = Math.ceil(connections / 4);
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
    if (this.mayTake(tenant) && !this.waiting.has(tenant)) {
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

  private mayTake(tenant: string): boolean {
    const holds = this.holds(tenant);
    const mayTakeSpare = holds === 0 || (tenant === SERVER && holds === 1);
    return holds < this.free && (mayTakeSpare || this.free > this.spare);
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
    for (let tenant = this.next(); tenant !== undefined; tenant = this.next()) {
      const queue = this.waiting.get(tenant);
      const begin = queue?.shift();
      // To the end of the turns, if it waits for more.
      this.waiting.delete(tenant);
      if (queue && queue.length > 0) this.waiting.set(tenant, queue);
      this.waitingInAll--;
      this.take(tenant);
      begin?.();
    }
  }

  /** The tenant with the fewest of those that wait and may take one; of several, the one that has waited longest for its turn. */
  private next(): string | undefined {
    if (this.free === 0) return undefined;
    let fewest: string | undefined;
    for (const tenant of this.waiting.keys()) {
      const holds = this.holds(tenant);
      if (holds === 0) return tenant;
      if (this.mayTake(tenant) && (fewest === undefined || holds < this.holds(fewest))) fewest = tenant;
    }
    return fewest;
  }
}
