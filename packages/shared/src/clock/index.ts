/** The time that the platform goes by: the page's own, or a test's. */
export interface Clock {
  /** Milliseconds since the epoch. Somebody may set this clock while the page runs. */
  now(): number;
  /** Milliseconds since some fixed point. Nobody sets this clock, but it may stand still while the machine sleeps. */
  steady(): number;
  /** Acts once, later. Returns what cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Acts again and again. Returns what ends it. */
  every(ms: number, act: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};
