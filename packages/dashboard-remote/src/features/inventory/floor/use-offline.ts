import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  const end = new AbortController();
  for (const event of ['online', 'offline']) globalThis.addEventListener(event, changed, { signal: end.signal });
  return () => end.abort();
}

/** Whether the browser knows that it has no network. */
export const useOffline = (): boolean => useSyncExternalStore(follow, () => !navigator.onLine);
