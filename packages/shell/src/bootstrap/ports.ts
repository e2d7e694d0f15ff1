import type { Notice } from '@slotwise/shared/remote';

/** A function whose implementation arrives later: calls before that are made on its arrival, in order. */
interface Port<A extends unknown[]> {
  send: (...args: A) => void;
  /** Returns what takes the doer away again. */
  install: (doer: (...args: A) => void) => () => void;
  /** Tells when a call waits, and that one does already. Returns what ends it. */
  onWaiting: (tell: () => void) => () => void;
}

function createPort<A extends unknown[]>(): Port<A> {
  let doer: ((...args: A) => void) | null = null;
  let waiting: A[] = [];
  const tellers = new Set<() => void>();
  return {
    send(...args) {
      if (doer) return doer(...args);
      waiting.push(args);
      for (const tell of tellers) tell();
    },
    install(next) {
      doer = next;
      const kept = waiting;
      waiting = [];
      for (const args of kept) next(...args);
      return () => {
        if (doer === next) doer = null;
      };
    },
    onWaiting(tell) {
      tellers.add(tell);
      if (waiting.length > 0) tell();
      return () => void tellers.delete(tell);
    },
  };
}

/** Requests that code outside of React makes of the drawn page. */
export interface ShellPorts {
  navigate: Port<[to: string, options?: { replace?: boolean }]>;
  notify: Port<[notice: Notice]>;
  announce: Port<[text: string]>;
}

export const createPorts = (): ShellPorts => ({
  navigate: createPort(),
  notify: createPort(),
  announce: createPort(),
});
