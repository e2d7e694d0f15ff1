/** A client's knowledge of the server's clock. All times are milliseconds since the epoch. */
export interface ServerClock {
  /** The server's time, as well as its answers tell it; this machine's own until one has. */
  now(): number;
  /** @param date the answer's `Date` header; the other two are by this machine's clock */
  learn(date: string | null, sentAt: number, receivedAt: number): void;
}

/** The header tells whole seconds. */
const RESOLUTION = 1000;
/** A busy server stamps its answers a little late. */
const SLACK = 250;

/**
 * Each answer confines how far the two clocks may be apart: it was made after the request left and before it arrived.
 * This machine's clock is believed as long as nothing contradicts it.
 */
export function createServerClock(own: () => number = () => Date.now()): ServerClock {
  let least = -Infinity;
  let most = Infinity;
  let offset = 0;
  return {
    now: () => own() + offset,
    learn(date, sentAt, receivedAt) {
      const stamp = date === null ? NaN : Date.parse(date);
      if (Number.isNaN(stamp)) return;
      const from = stamp - SLACK - receivedAt;
      const to = stamp + RESOLUTION + SLACK - sentAt;
      const agrees = from <= most && to >= least;
      // One of the clocks was set anew, or the machine slept in the middle of the call: earlier estimates are void.
      least = agrees ? Math.max(least, from) : from;
      most = agrees ? Math.min(most, to) : to;
      offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
    },
  };
}
