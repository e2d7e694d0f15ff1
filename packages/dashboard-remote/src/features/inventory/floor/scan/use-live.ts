import { useCallback, useMemo, useRef, useState } from 'react';

/** A state that work which takes a while reads as it is now, not as it was when the work began. */
export interface Live<T> {
  /** The drawn value. */
  value: T;
  read(): T;
  write(next: T): void;
}

export function useLive<T>(initial: T): Live<T> {
  const [value, setValue] = useState(initial);
  const now = useRef(initial);
  const read = useCallback(() => now.current, []);
  const write = useCallback((next: T) => {
    now.current = next;
    setValue(next);
  }, []);
  return useMemo(() => ({ value, read, write }), [value, read, write]);
}
