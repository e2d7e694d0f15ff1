/** The time that a stream goes by: the page's own, or a test's. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Acts once, later. Returns what cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Acts again and again. Returns what ends it. */
  every(ms: number, act: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};
