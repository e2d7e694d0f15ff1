import type { RemoteFault } from '@slotwise/shared/loading';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import type { Suspect } from './held-builds';

/**
 * Asks, when the place is drawn first, whether a build may be drawn unasked: a page may have hung with it since it was loaded.
 * @returns the fault that speaks against it; null where nothing does; undefined while that is not known
 */
export function useHeldBack({ entry }: Suspect): RemoteFault | null | undefined {
  const { heartbeat } = useShell();
  const [held, setHeld] = useState(() => {
    const answer = heartbeat.heldBack(entry);
    return answer instanceof Promise ? undefined : answer;
  });
  useEffect(() => {
    if (held !== undefined) return undefined;
    let isCurrent = true;
    void Promise.resolve(heartbeat.heldBack(entry)).then((answer) => {
      if (isCurrent) setHeld(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [heartbeat, entry, held]);
  return held;
}
