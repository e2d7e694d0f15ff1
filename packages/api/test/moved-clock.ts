import type { Clock } from '../src/platform/clock';

/** A server's clock that a test puts ahead, by milliseconds. */
export class MovedClock implements Clock {
  ahead = 0;
  now = (): Date => new Date(Date.now() + this.ahead);
}

/** One that stands still between the steps of a test. */
export class HeldClock implements Clock {
  private readonly start = Date.now();
  ahead = 0;
  now = (): Date => new Date(this.start + this.ahead);
}
