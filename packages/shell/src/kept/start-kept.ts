import type { PageSession } from '@slotwise/shared/session';
import type { QueryClient } from '@tanstack/react-query';

/** What keeps this page, and what it knows, for when there is no network. */
export interface Kept {
  /** A remote is used here: its files are to be kept with the page. */
  used(id: string): void;
  /** The page of now may be another than the one that is kept. */
  changed(): void;
}

export interface KeptParts {
  page: Window & typeof globalThis;
  session: Pick<PageSession, 'get' | 'subscribe' | 'hasToken'>;
  queryClient: QueryClient;
  signal: AbortSignal;
}

export const MARK = 'kept.used';
/** The first screen is drawn by then. Where something was kept before, it is needed at once. */
const AFTER_MS = 3000;

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Starts it, with code of its own that the first screen does not wait for. */
export function startKept(parts: KeptParts): Kept {
  const used = new Set<string>();
  let kept: Pick<Kept, 'changed'> | undefined;
  const bring = () =>
    void import(/* webpackChunkName: "kept" */ './kept')
      .then(({ keep }) => {
        if (!parts.signal.aborted) kept = keep(parts, used);
      })
      .catch((error: unknown) => console.debug('Nothing is kept for when there is no network.', error));
  if (isMarked()) bring();
  else {
    const timer = setTimeout(bring, AFTER_MS);
    parts.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }
  return {
    used(id) {
      used.add(id);
      kept?.changed();
    },
    changed: () => kept?.changed(),
  };
}
