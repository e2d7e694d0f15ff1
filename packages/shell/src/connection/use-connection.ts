import { useOffline, useReadable } from '@slotwise/shared/session';
import { useShell } from '../bootstrap/shell-context';

/** The obstacle between page and server: none, the browser is offline, or the server does not answer. */
export type Connection = 'ok' | 'offline' | 'unreachable';

/** State of the page's connection, as the browser and the live stream know it. */
export function useConnection(): Connection {
  const { live } = useShell();
  const { state, reason } = useReadable(live);
  const isOffline = useOffline();
  if (isOffline) return 'offline';
  return state === 'offline' && reason === 'unreachable' ? 'unreachable' : 'ok';
}
