import { createRepeats } from '@slotwise/shared/http';
import { useCallback, useRef, useState } from 'react';

interface Tries {
  /** Sends a request: one that is sent again as it was, after no answer came, is done once. */
  begin: <T>(
    request: unknown,
    send: (options: { idempotencyKey: string; signal: AbortSignal }) => Promise<T>,
  ) => Promise<T>;
  /** Gives up the try that is under way, and none that comes after it. */
  giveUp: () => void;
}

/** Tries of a dialog to save one thing. */
export function useTries(): Tries {
  const [repeats] = useState(createRepeats);
  const current = useRef<AbortController | null>(null);
  const begin = useCallback<Tries['begin']>(
    (request, send) => {
      const ending = new AbortController();
      current.current = ending;
      return repeats(JSON.stringify(request), (idempotencyKey) => send({ idempotencyKey, signal: ending.signal }));
    },
    [repeats],
  );
  const giveUp = useCallback(() => current.current?.abort(), []);
  return { begin, giveUp };
}
