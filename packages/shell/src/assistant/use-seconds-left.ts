import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Whole seconds until an instant, renewed as they pass; 0 once it is over.
 * @param now the time by which it counts, in milliseconds since the epoch
 */
export function useSecondsLeft(until: string, now: () => number): number {
  const [time, setTime] = useState(now);
  const left = Math.max(0, Date.parse(until) - time);
  useEffect(() => {
    if (left === 0) return;
    // The rest of this second: a clock that was set, or a machine that slept, is noticed with the next one.
    const timer = setTimeout(() => setTime(now()), left % SECOND || SECOND);
    return () => clearTimeout(timer);
  }, [left, now]);
  return Math.ceil(left / SECOND);
}
