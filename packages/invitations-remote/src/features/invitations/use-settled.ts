import { useEffect, useState } from 'react';

/** People type on; the server is asked when they pause. */
const PAUSE_MS = 400;

/** The value as it was when people last paused. @param key equal for equal values */
export function useSettled<T>(value: T, key: string): T {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (key === settled.key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, key, settled.key]);
  return settled.value;
}
