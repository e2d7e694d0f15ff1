const COUNTDOWN_INTERVAL_MS = 1000;

/** The one timer of a page: runs on whole seconds while somebody listens and the page can be seen. */
export interface Ticker {
  /** Milliseconds since the epoch, at the last tick. */
  now(): number;
  subscribe(listener: () => void): () => void;
}

/** @param clock the time to go by, in milliseconds since the epoch */
export function createTicker(clock: () => number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now = clock();

  const tick = () => {
    clearTimeout(timer);
    now = clock();
    // An unseen page needs no digits; a page that comes back is right at once.
    if (document.visibilityState !== 'hidden') {
      timer = setTimeout(tick, COUNTDOWN_INTERVAL_MS - (now % COUNTDOWN_INTERVAL_MS));
    }
    for (const listener of [...listeners]) listener();
  };

  return {
    now: () => now,
    subscribe(listener) {
      if (listeners.size === 0) {
        document.addEventListener('visibilitychange', tick);
        now = clock();
        timer = setTimeout(tick, COUNTDOWN_INTERVAL_MS - (now % COUNTDOWN_INTERVAL_MS));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}
