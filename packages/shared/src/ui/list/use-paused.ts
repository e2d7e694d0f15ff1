import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** The text that is being typed, taken when the typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
