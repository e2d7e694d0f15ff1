import type { Readable } from '../platform';

export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

/** A value that tells its listeners when it changes. Setting an equal value (`Object.is`) tells nobody. */
export function createReadable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      // Wrapped, so that the same function may listen twice and end each of its subscriptions by itself.
      const own = (next: T) => listener(next);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
