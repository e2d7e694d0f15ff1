import type { Clock } from '../src/platform/clock';

/** A server's clock that a test puts ahead, by milliseconds. */
export class MovedClock implements Clock {
  ahead = 0;
  now = (): Date => new Date(Date.now() + this.ahead);
}
