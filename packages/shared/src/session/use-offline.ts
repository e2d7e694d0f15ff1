import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  const end = new AbortController();
  for (const event of ['online', 'offline']) globalThis.addEventListener(event, changed, { signal: end.signal });
  return () => end.abort();
}

/** Whether the browser is offline: what changes something waits then. */
export const useOffline = (): boolean => useSyncExternalStore(follow, () => !navigator.onLine);
