import type { PageSession } from '@slotwise/shared/session';
import type { QueryClient } from '@tanstack/react-query';

/** Keeps this page, and its data, for times without network. */
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

/** Key in the local storage: whether something is kept. */
export const MARK = 'kept.used';
