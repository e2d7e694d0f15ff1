import type { Heard } from '@slotwise/shared/remote';

/** What the page's live connection hears, for frames that have none. */
export interface HeardLive {
  tell(heard: Heard): void;
  /** Returns what ends it. */
  subscribe(listener: (heard: Heard) => void): () => void;
}

export function createHeardLive(): HeardLive {
  const listeners = new Set<(heard: Heard) => void>();
  return {
    tell: (heard) => [...listeners].forEach((listener) => listener(heard)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
