import type { Notice } from '@slotwise/shared/remote';

/** A function whose implementation arrives later: calls before that are made on its arrival, in order. */
interface Port<A extends unknown[]> {
  send: (...args: A) => void;
  /** Returns what takes the doer away again. */
  install: (doer: (...args: A) => void) => () => void;
}

function createPort<A extends unknown[]>(): Port<A> {
  let doer: ((...args: A) => void) | null = null;
  let waiting: A[] = [];
  return {
    send(...args) {
      if (doer) doer(...args);
      else waiting.push(args);
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
