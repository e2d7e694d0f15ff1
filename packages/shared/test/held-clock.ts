import type { Clock } from '../src/clock';

interface Timer {
  at: number;
  act: () => void;
  every?: number;
}

/** A clock that stands still until a test advances it. */
export class HeldClock implements Clock {
  private readonly timers = new Set<Timer>();
  /** Number of delays with `after`. */
  putOff = 0;

  /** @param time what it shows at first, in milliseconds since the epoch */
  constructor(private time = 0) {}

  now = () => this.time;
  steady = () => this.time;

  after = (ms: number, act: () => void) => {
    this.putOff += 1;
    return this.add({ at: this.time + ms, act });
  };

  every = (ms: number, act: () => void) => this.add({ at: this.time + ms, act, every: ms });

  /** Lets time pass: due work is done, in its order. */
  advance(ms: number): void {
    const until = this.time + ms;
    for (let next = this.dueBy(until); next; next = this.dueBy(until)) {
      this.time = next.at;
      if (next.every === undefined) this.timers.delete(next);
      else next.at += next.every;
      next.act();
    }
    this.time = until;
  }

  /** Whether something falls due exactly this much later. */
  isDueIn(ms: number): boolean {
    return [...this.timers].some(({ at }) => at === this.time + ms);
  }

  /** Whether something falls due no sooner and no later than that. */
  isDueBetween(least: number, most: number): boolean {
    return [...this.timers].some(({ at }) => at >= this.time + least && at <= this.time + most);
  }

  /** The machine sleeps: timers that fell due meanwhile run once, all late. */
  sleep(ms: number): void {
    this.time += ms;
    for (const timer of [...this.timers].filter(({ at }) => at <= this.time)) {
      if (timer.every === undefined) this.timers.delete(timer);
      else timer.at = this.time + timer.every;
      timer.act();
    }
  }

  private add(timer: Timer): () => void {
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  private dueBy(until: number): Timer | undefined {
    const [first] = [...this.timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    return first;
  }
}
