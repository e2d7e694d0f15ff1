import { folderOf } from '@slotwise/shared/loading';
import { currentMount, isFailure } from '@slotwise/shared/remote';
import type { KnownRemote } from './known-remote';

/** The remote whose code threw: the one that runs, or else that of the addresses in the error's stack; null if it was none. */
export function ownerOf(error: unknown, file: string, remotes: readonly KnownRemote[]): KnownRemote | null {
  const running = currentMount()?.remote;
  if (running) return remotes.find(({ id }) => id === running) ?? null;
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  return remotes.find((remote) => trace.includes(folderOf(remote.entry))) ?? null;
}

export interface FailureWatch {
  remotes: () => readonly KnownRemote[];
  onFailure: (remote: KnownRemote) => void;
}

/**
 * Watches for errors that remotes throw outside of drawing: in event handlers, timers and promises. Returns a function
 * that ends it.
 */
export function watchFailures(page: Window, { remotes, onFailure }: FailureWatch): () => void {
  const blame = (error: unknown, file: string) => {
    const owner = ownerOf(error, file, remotes());
    if (owner) onFailure(owner);
  };
  const onError = (event: ErrorEvent) => {
    if (isFailure(event)) blame(event.error ?? event.message, event.filename);
  };
  const onRejection = (event: PromiseRejectionEvent) => blame(event.reason, '');
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
