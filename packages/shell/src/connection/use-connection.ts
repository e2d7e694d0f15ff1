import { useReadable } from '@slotwise/shared/session';
import { useSyncExternalStore } from 'react';
import { useShell } from '../bootstrap/shell-context';

/** The obstacle between page and server: none, the browser is offline, or the server does not answer. */
export type Connection = 'ok' | 'offline' | 'unreachable';

function followBrowser(changed: () => void): () => void {
  const end = new AbortController();
  for (const event of ['online', 'offline']) globalThis.addEventListener(event, changed, { signal: end.signal });
  return () => end.abort();
}

/** State of the page's connection, as the browser and the live stream know it. */
export function useConnection(): Connection {
  const { live } = useShell();
  const { state, reason } = useReadable(live);
  const isOnline = useSyncExternalStore(followBrowser, () => navigator.onLine);
  if (!isOnline) return 'offline';
  return state === 'offline' && reason === 'unreachable' ? 'unreachable' : 'ok';
}
