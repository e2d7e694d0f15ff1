import { COUNTDOWN_INTERVAL_MS } from '@slotwise/contract/constants';
import { useEffect, useState } from 'react';

/**
 * The time in milliseconds since the epoch, from the one timer that all countdowns of the page share. It runs on whole
 * seconds while something is `counting` and the page can be seen; a page that comes back is right at once.
 */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(tick, COUNTDOWN_INTERVAL_MS - (Date.now() % COUNTDOWN_INTERVAL_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [counting]);
  return now;
}
