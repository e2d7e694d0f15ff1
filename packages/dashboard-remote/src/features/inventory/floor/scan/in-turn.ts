import { useCallback, useLayoutEffect, useRef } from 'react';

/** Does one thing after the other, in the order in which they were asked for: ten fast scans are ten. */
export function useInTurn(act: (code: string) => Promise<void>, failed: (error: unknown) => void) {
  const latest = useRef({ act, failed });
  const turn = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { act, failed };
  });
  return useCallback((code: string) => {
    turn.current = turn.current
      .then(() => latest.current.act(code))
      .catch((error: unknown) => latest.current.failed(error));
  }, []);
}
